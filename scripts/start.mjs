/**
 * npm start: serves the built site. In package.json `exec` lets signals arrive here; otherwise the shell would not
 * forward them.
 */
import { launch } from './node/launch.mjs'
import { serverArguments, serverEnvironment } from './node/server-options.mjs'

launch(serverArguments, { ...process.env, ...serverEnvironment })

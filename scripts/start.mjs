/** npm start: serves the built site. */
import { launch } from './node/launch.mjs'
import { serverArguments, serverEnvironment } from './node/server-options.mjs'

launch(serverArguments, { ...process.env, ...serverEnvironment })

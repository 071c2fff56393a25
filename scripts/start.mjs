/** npm start: serves the built site. In package.json `exec` lets a signal arrive here: the shell between keeps it to itself. */
import { launch } from './node/launch.mjs'
import { serverArguments, serverEnvironment } from './node/server-options.mjs'

launch(serverArguments, { ...process.env, ...serverEnvironment })

/**
 * npm start: serves the built site. In package.json the shell becomes the right Node (`exec`), and that one the site, so
 * that signals arrive and no other process waits.
 */
import { launch } from './node/launch.mjs'
import { serverArguments, serverEnvironment } from './node/server-options.mjs'

launch(serverArguments, { ...process.env, ...serverEnvironment })

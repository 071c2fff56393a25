/** node scripts/node/run.mjs [options of Node] FILE …: runs a program of the project with the right Node. */
import { launch } from './launch.mjs'

launch(process.argv.slice(2))

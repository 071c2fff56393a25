/**
 * Prepares the project for `npm start`, `npm run dev` or `npm test`: installs missing packages, and rebuilds what is
 * outdated.
 */
import { build, isBuilt } from './prepare/build.mjs'
import { install, isInstalled } from './prepare/install.mjs'
import { alone } from './prepare/lock.mjs'
import { StepFailed } from './prepare/step.mjs'

const needs = {
  start: { withTools: false, withBuild: true },
  test: { withTools: true, withBuild: true },
  dev: { withTools: true, withBuild: false },
}

const [purpose = ''] = process.argv.slice(2)
const need = needs[purpose]
if (!need) {
  console.error(`prepare.mjs was asked for "${purpose}"; it must be ${Object.keys(needs).join(', ')}.`)
  process.exit(2)
}

const isReady = () => isInstalled(need.withTools) && (!need.withBuild || isBuilt())

const prepare = async () => {
  if (!isInstalled(need.withTools)) await install(need.withTools)
  if (need.withBuild && !isBuilt()) await build()
}

try {
  if (!isReady()) await alone(prepare)
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  console.error(error.message)
  process.exit(1)
}

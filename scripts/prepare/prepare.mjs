import { build, isBuilt } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { alone } from './lock.mjs'
import { StepFailed } from './step.mjs'

const needs = {
  start: { withTools: false, withBuild: true },
  test: { withTools: true, withBuild: true },
  dev: { withTools: true, withBuild: false },
}

/** `purpose`: a name of `needs`. Ends the process with code 1 and a sentence if a step fails. */
export const prepareFor = async (purpose) => {
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
}

import { existsSync } from 'node:fs'
import { build, isBuilt } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { alone } from './lock.mjs'
import { inProject } from './paths.mjs'
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
  if (isPackaged()) return requireStart(purpose)
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

/** An archive (`scripts/package.mjs`) has all that runs the site, and nothing else. */
const isPackaged = () => existsSync(inProject('packaged.json'))

const requireStart = (purpose) => {
  if (purpose === 'start') return
  console.error('This folder is from an archive, which has no tests and no tools. Clone the project with git for them.')
  process.exit(1)
}

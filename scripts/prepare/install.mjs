import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findNode, isNewEnough, neededMajor, nodeFolder, packedNode } from '../node/find.mjs'
import { inProject, readJson, root } from './paths.mjs'
import { StepFailed, step } from './step.mjs'

// No package of the site needs an installation script, and such a script could do anything with this account. (Not in
// .npmrc, because npm would skip the project's own prestart, too.)
const options = ['--ignore-scripts', '--loglevel=error', '--no-progress']

/** npm keeps its own record of node_modules, which is compared with the lockfile, package by package. */
export const isInstalled = (withTools) => missingPackages(withTools).length === 0 && findNode() !== undefined

const missingPackages = (withTools) => {
  const wanted = readJson(inProject('package-lock.json'))?.packages ?? {}
  const present = readJson(inProject('node_modules', '.package-lock.json'))?.packages ?? {}
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && !isOptional(entry) && (withTools || !isTool(entry)))
    .filter(([path, entry]) => present[path]?.version !== entry.version || present[path]?.integrity !== entry.integrity)
    .map(([path]) => path)
}

const isTool = (entry) => entry.dev || entry.devOptional
const isOptional = (entry) => entry.optional

export const install = async (withTools) => {
  if (!findNode()) await installNode()
  if (missingPackages(withTools).length === 0) return
  if (withTools && isInstalled(false)) await addTools()
  else await installAll(withTools)
  if (missingPackages(withTools).length > 0)
    throw new StepFailed(`npm left these packages out: ${missingPackages(withTools).join(', ')}`)
}

/** Only if the machine's own Node is too old, because this download is larger than all packages together. */
const installNode = async () => {
  const tooOld = `Node ${neededMajor} or newer is needed, and this is ${process.version}.`
  const path = packedNode()
  if (!path) throw new StepFailed(tooOld)
  await npm('Installing a newer Node for this project', ['ci', ...options], nodeFolder)
  // With another C library the file exists but cannot run.
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  if (isNewEnough(stdout ?? '')) return
  rmSync(`${nodeFolder}node_modules`, { recursive: true, force: true })
  throw new StepFailed(`${tooOld} The packaged one does not run on this machine.`)
}

const installAll = (withTools) => {
  const groups = withTools ? '--include=dev' : '--omit=dev'
  // Removed first, so that an interrupted installation does not look complete.
  rmSync(inProject('node_modules', '.package-lock.json'), { force: true })
  return npm('Installing packages (about a minute the first time)', ['ci', groups, ...options])
}

/** Not `npm ci`, which first deletes all packages, even those of a site that is running from this folder. */
const addTools = () =>
  npm('Installing what tests and checks need (about a minute)', ['install', '--include=dev', '--no-save', ...options])

const npm = (title, args, cwd = root) => {
  const cli = process.env.npm_execpath
  if (!cli?.endsWith('.js')) return step(title, 'npm', args, { cwd })
  return step(title, process.env.npm_node_execpath ?? process.execPath, [cli, ...args], { cwd })
}

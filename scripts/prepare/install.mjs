/** Installs what is missing: Node if the machine's own is too old, the packages, and the native ones among them. */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { findNode, isNewEnough, neededMajor, nodeFolder, packedNode } from '../node/find.mjs'
import {
  doesNotRun,
  downloadNatives,
  missingLibrary,
  missingNatives,
  nameOf,
  neededNatives,
  unloadable,
} from './native-packages.mjs'
import { npm } from './npm.mjs'
import { inProject, readJson, root } from './paths.mjs'
import { StepFailed } from './step.mjs'

const lockfile = inProject('package-lock.json')

/** npm keeps its own record of node_modules, which is compared with the lockfile, package by package. */
export const isInstalled = (withTools) =>
  findNode() !== undefined && missingPackages(withTools).length === 0 && areNativesChecked(withTools)

const missingPackages = (withTools) => {
  const wanted = readJson(lockfile)?.packages ?? {}
  const present = readJson(inProject('node_modules', '.package-lock.json'))?.packages ?? {}
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && !entry.optional && (withTools || !isTool(entry)))
    .filter(([path, entry]) => present[path]?.version !== entry.version || present[path]?.integrity !== entry.integrity)
    .map(([path]) => path)
}

const isTool = (entry) => entry.dev || entry.devOptional

export const install = async (withTools) => {
  if (!isNewEnough(process.version)) await installNode()
  if (missingPackages(withTools).length > 0) {
    if (withTools && missingPackages(false).length === 0) await addTools()
    else await installAll(withTools)
  }
  if (missingPackages(withTools).length > 0)
    throw new StepFailed(`npm left these packages out: ${missingPackages(withTools).join(', ')}`)
  await checkNatives(withTools)
}

/** Only if the machine's own Node is too old, because this download is larger than all packages together. */
const installNode = async () => {
  const path = packedNode()
  if (!path) throw new StepFailed(`Node ${neededMajor} or newer is needed, and this is ${process.version}.`)
  if (!existsSync(path)) {
    const natives = neededNatives(`${nodeFolder}package-lock.json`)
    await downloadNatives(`Downloading Node ${natives[0]?.[1].version} for this project (60 MB)`, nodeFolder, natives)
  }
  const { stdout, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  if (isNewEnough(stdout ?? '')) return
  const reason = stderr?.trim() || String(error)
  // With the library, the same download runs.
  if (!missingLibrary(reason)) rmSync(`${nodeFolder}node_modules`, { recursive: true, force: true })
  throw doesNotRun(`Node ${neededMajor} or newer is needed, and this is ${process.version}. The project's own`, reason)
}

const installAll = (withTools) => {
  const groups = withTools ? '--include=dev' : '--omit=dev'
  // Removed first, so that an interrupted installation does not look complete.
  rmSync(inProject('node_modules', '.package-lock.json'), { force: true })
  return npm('Installing packages (about a minute the first time)', ['ci', groups])
}

/** Not `npm ci`, which first deletes all packages, even those of a site that is running from this folder. */
const addTools = () =>
  npm('Installing what tests and checks need (about a minute)', ['install', '--include=dev', '--no-save'])

/** Which native packages were loaded once, and by which Node. */
const checkedFile = inProject('node_modules', '.native-packages.json')

const marksOf = (natives) => natives.map(([path, { version }]) => `${path} ${version} ${findNode()}`)

const areNativesChecked = (withTools) => {
  const natives = neededNatives(lockfile, withTools)
  const checked = readJson(checkedFile) ?? []
  return missingNatives(root, natives).length === 0 && marksOf(natives).every((mark) => checked.includes(mark))
}

const checkNatives = async (withTools) => {
  const natives = neededNatives(lockfile, withTools)
  const missing = missingNatives(root, natives)
  if (missing.length > 0) await downloadAgain(natives, missing)
  const broken = unloadable(root, natives)
  if (broken) await downloadAgain(natives, [broken.path])
  const still = broken && unloadable(root, natives)
  if (still) throw doesNotRun(nameOf(still.path), still.reason)
  writeFileSync(checkedFile, JSON.stringify(marksOf(natives)))
}

const downloadAgain = (natives, paths) =>
  downloadNatives(
    `Downloading what npm left out: ${paths.map(nameOf).join(', ')}`,
    root,
    natives.filter(([path]) => paths.includes(path)),
  )

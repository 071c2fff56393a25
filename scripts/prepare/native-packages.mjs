/**
 * The packages with programs for one kind of machine: Node, the image library, the bundler. They are optional for npm,
 * which leaves them out without a word if a download breaks. So they are checked here, downloaded again, and loaded once.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findNode } from '../node/find.mjs'
import { npm } from './npm.mjs'
import { inProject, readJson } from './paths.mjs'
import { StepFailed } from './step.mjs'

/** The C library, which npm calls libc; undefined where there is only one. */
const libraryOf = () => {
  if (process.platform !== 'linux') return undefined
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

const allows = (list, value) => {
  const names = [list ?? []].flat()
  return names.length === 0 || names.includes(value)
}

const thisMachine = () => ({ os: process.platform, cpu: process.arch, libc: libraryOf() })

/** The native packages of a lockfile that a machine needs: the path of each, and its entry. */
export const neededNatives = (lockfile, withTools = true, machine = thisMachine()) =>
  Object.entries(readJson(lockfile)?.packages ?? {}).filter(
    ([, { optional, os, cpu, libc, dev }]) =>
      optional &&
      os &&
      allows(os, machine.os) &&
      allows(cpu, machine.cpu) &&
      allows(libc, machine.libc) &&
      (withTools || !dev),
  )

/** The paths of those that are not in `folder`. */
export const missingNatives = (folder, natives) =>
  natives
    .filter(([path, { version }]) => readJson(join(folder, path, 'package.json'))?.version !== version)
    .map(([path]) => path)

/**
 * Downloads the packages into `folder`, or throws StepFailed with npm's error. npm checks them against the checksums of
 * the lockfile; only complete packages are moved to their places.
 */
export const downloadNatives = async (title, folder, natives) => {
  const stage = inProject('.cache', `download-${process.pid}`)
  const dependencies = Object.fromEntries(natives.map(([path, { version }]) => [nameOf(path), version]))
  const packages = { '': { dependencies } }
  for (const [path, { version, integrity }] of natives)
    packages[`node_modules/${nameOf(path)}`] = { version, integrity }
  mkdirSync(stage, { recursive: true })
  try {
    writeFileSync(join(stage, 'package.json'), JSON.stringify({ private: true, dependencies }))
    writeFileSync(join(stage, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }))
    await npm(title, ['ci'], stage)
    for (const [path] of natives) {
      const target = join(folder, path)
      rmSync(target, { recursive: true, force: true })
      mkdirSync(dirname(target), { recursive: true })
      renameSync(join(stage, 'node_modules', nameOf(path)), target)
    }
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** The name of the package at this path of a lockfile. */
export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Undefined if each of them can be loaded; otherwise the path of the first that cannot, and why. */
export const unloadable = (folder, natives) => {
  for (const [path] of natives)
    for (const file of addonsIn(join(folder, path))) {
      const { status, signal, stderr } = spawnSync(findNode(), ['-e', 'require(process.argv[1])', file], {
        encoding: 'utf8',
      })
      if (status !== 0) return { path, reason: /^Error: (.*)$/m.exec(stderr)?.[1] ?? String(signal) }
    }
  return undefined
}

const addonsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        if (entry.isDirectory()) return addonsIn(join(folder, entry.name))
        return entry.name.endsWith('.node') ? [join(folder, entry.name)] : []
      })
    : []

/** The name of the system's library that a program lacks, if that is the reason. */
export const missingLibrary = (reason) => /(\S+\.so[.\d]*): cannot open shared object file/.exec(reason)?.[1]

export const doesNotRun = (name, reason) => {
  const remedy =
    missingLibrary(reason) === 'libatomic.so.1'
      ? ' On Debian and Ubuntu: apt install libatomic1. Then run the command again.'
      : ''
  return new StepFailed(`${name} was downloaded completely, but does not run on this machine: ${reason}.${remedy}`)
}

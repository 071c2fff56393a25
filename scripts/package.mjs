/**
 * npm run package [-- PLATFORM …]: makes archives in packages/ that run without npm, a compiler or the network. Each is
 * made from the commit alone, in a clone, and the same commit gives the same bytes.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { platforms } from './package/packages.mjs'
import { inProject, root } from './prepare/paths.mjs'

const fail = (sentence, code = 1) => {
  console.error(sentence)
  process.exit(code)
}

const changedFiles = () => {
  try {
    return execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return fail(`An archive is made from a clone with git: ${error.stderr || error.message}`)
  }
}

/** Each of these says itself what goes wrong. Returns whether all went well. */
const makeIn = (project, chosen) =>
  [
    ['git', 'clone', '--quiet', '--shared', root, project],
    [process.execPath, join(project, 'scripts/prepare.mjs'), 'start'],
    [process.execPath, join(project, 'scripts/node/run.mjs'), join(project, 'scripts/package/make.mjs'), ...chosen],
  ].every(([program, ...args]) => spawnSync(program, args, { stdio: 'inherit' }).status === 0)

const makeArchives = (chosen) => {
  mkdirSync(inProject('.cache'), { recursive: true })
  const project = mkdtempSync(inProject('.cache', 'package-'))
  try {
    if (!makeIn(project, chosen)) return false
    rmSync(inProject('packages'), { recursive: true, force: true })
    renameSync(join(project, 'packages'), inProject('packages'))
    return true
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in platforms))
if (unknown.length > 0)
  fail(`There is no archive for ${unknown.join(', ')}. The platforms: ${Object.keys(platforms).join(', ')}.`, 2)
const changed = changedFiles()
if (changed !== '') fail(`Commit these changes first, or remove them:\n${changed.trimEnd()}`)
if (!makeArchives(chosen.length > 0 ? chosen : Object.keys(platforms))) process.exitCode = 1

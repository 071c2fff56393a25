/**
 * voima upgrade [FILE | COMMIT]: unpacks or builds another version beside the running one, and lets the service run it.
 * The start of the new version backs everything up before it changes the database.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readJson } from '../prepare/paths.mjs'
import { askScript, runScript } from './service.mjs'
import { folderOf, previousName, removeOthers, requireVersions, restart, runningFolder, switchTo } from './versions.mjs'

/** Runs a program that says itself what goes wrong. */
const mustRun = (program, args, options = {}) => {
  const { status, error, stdout } = spawnSync(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    ...options,
  })
  if (error?.code === 'ENOENT') throw new Error(`${program} is not on this machine. Install it, and try again.`)
  if (status !== 0) throw new Error(`The upgrade stopped before it changed anything: ${program} failed.`)
  return stdout?.trim()
}

const next = folderOf('.next')

/** SHA256SUMS is beside the archive, as it was published. */
const checkSum = (file) => {
  const list = join(dirname(file), 'SHA256SUMS')
  if (!existsSync(list)) return console.log(`There is no SHA256SUMS beside ${file}, so the archive was not compared.`)
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (
    !readFileSync(list, 'utf8')
      .split('\n')
      .includes(`${sum}  ${basename(file)}`)
  )
    throw new Error(`${file} is not the archive that SHA256SUMS names. Download it again. Nothing was changed.`)
}

/** Returns the name of the version, which is that of the only folder in the archive. */
const unpack = (file) => {
  checkSum(file)
  mkdirSync(next, { recursive: true })
  mustRun('tar', ['-xzf', file, '--no-same-owner', '-C', next])
  const names = readdirSync(next)
  if (names.length !== 1 || !existsSync(join(next, names[0], 'voima')))
    throw new Error(`${file} is not an archive of the site. Nothing was changed.`)
  mustRun(join(next, names[0], 'scripts/node/run.sh'), ['--version'])
  return { name: names[0], from: join(next, names[0]) }
}

/** Builds a commit, or the newest one of the main branch, in a clone of the running version. */
const buildCommit = (commit = 'origin/HEAD') => {
  if (!existsSync(join(runningFolder, '.git')))
    throw new Error('This version came as an archive. Name the archive of the next one: voima upgrade FILE')
  const git = (...args) => mustRun('git', ['-C', next, ...args])
  const origin = mustRun('git', ['-C', runningFolder, 'remote', 'get-url', 'origin'])
  mustRun('git', ['clone', '--quiet', '--local', '--no-checkout', runningFolder, next])
  git('remote', 'set-url', 'origin', origin)
  git('fetch', '--quiet', '--tags', 'origin')
  git('remote', 'set-head', 'origin', '--auto')
  git('checkout', '--quiet', '--detach', commit)
  const name = `voima-${readJson(join(next, 'package.json')).version}-${git('rev-parse', '--short=8', 'HEAD')}`
  if (existsSync(folderOf(name))) return { name, from: next }
  mustRun(process.execPath, ['scripts/prepare.mjs', 'start'], { cwd: next, stdio: 'inherit' })
  return { name, from: next }
}

const prepareNext = (wish) => {
  rmSync(next, { recursive: true, force: true })
  try {
    const { name, from } = wish && existsSync(wish) ? unpack(wish) : buildCommit(wish)
    if (!existsSync(folderOf(name))) renameSync(from, folderOf(name))
    return name
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

/** The new version did not become ready: the earlier one runs again if it can still open the database. */
const goBack = async (earlier) => {
  const { newer } = JSON.parse(askScript('rollback-plan', [runningFolder]))
  if (newer.length > 0)
    throw new Error(
      'The new version is not ready, and it has changed the database. voima log says why. voima rollback goes back to the backup.',
    )
  switchTo(basename(runningFolder), earlier)
  const isBack = await restart()
  throw new Error(
    `The new version did not become ready, so the earlier one ${isBack ? 'runs again' : 'was started again'}. voima log says why.`,
  )
}

export const upgrade = async ([wish, ...rest]) => {
  if (rest.length > 0 || wish?.startsWith('-')) throw new Error('Usage: voima upgrade [FILE | COMMIT]')
  requireVersions()
  const name = prepareNext(wish)
  const running = basename(runningFolder)
  if (name === running) {
    console.log(`${name} runs already.`)
    return 0
  }
  const earlier = previousName()
  switchTo(name)
  if (!(await restart())) await goBack(earlier)
  console.log(`Upgraded from ${running} to ${name}. voima rollback goes back.`)
  removeOthers(name)
  runScript('doctor', [], { folder: folderOf(name) })
  return 0
}

/** Runs npm with the project's own Node, because npm leaves out packages that do not fit the Node that runs it. */
import { findNode } from '../node/find.mjs'
import { root } from './paths.mjs'
import { StepStalled, step } from './step.mjs'

// No package of the site needs an installation script, and such a script could do anything with this account. (Not in
// .npmrc, because npm would skip the project's own prestart, too.)
const safe = ['--ignore-scripts', '--loglevel=error', '--no-progress']
// npm waits five minutes for a server that does not respond, and limits no download that has begun.
const patient = ['--fetch-timeout=60000', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000']
const stallSeconds = 60

/** A download that stalls is started once more: npm keeps what has arrived. */
export const npm = async (title, args, cwd = root) => {
  try {
    await runNpm(title, args, cwd)
  } catch (error) {
    if (!(error instanceof StepStalled)) throw error
    console.log('  nothing arrives; starting the download again')
    await runNpm(title, args, cwd)
  }
}

const runNpm = (title, args, cwd) => {
  const all = [...args, ...safe, ...patient]
  const cli = process.env.npm_execpath
  const options = { cwd, stallSeconds }
  return cli?.endsWith('.js')
    ? step(title, findNode() ?? process.execPath, [cli, ...all], options)
    : step(title, 'npm', all, options)
}

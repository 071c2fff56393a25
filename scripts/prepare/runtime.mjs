/** Which Node runs the site: the one that comes with the project, or the machine's own if that is new enough. */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { inProject } from './paths.mjs'

const neededMajor = 26
const bundled = inProject('node_modules', '.bin', 'node')
const isWindows = process.platform === 'win32'

const isNewEnough = (version) => Number(/^v(\d+)/.exec(version)?.[1]) >= neededMajor

export const hasRuntime = () => existsSync(bundled) || isNewEnough(process.version)

/** npm scripts find this one first; where it cannot run (another C library, say) it would only stand in the way. */
export const dropBrokenRuntime = () => {
  if (!existsSync(bundled)) return
  const { stdout } = spawnSync(runtime(), ['--version'], { encoding: 'utf8', shell: isWindows })
  if (!isNewEnough(stdout ?? '')) rmSync(bundled, { force: true })
}

export const runtime = () => {
  if (!existsSync(bundled)) return process.execPath
  return isWindows ? `${bundled}.cmd` : bundled
}

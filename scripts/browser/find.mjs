/** Finds a browser for tests and measures: an installed one that works, or the one that comes with the packages. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { unpackBrowser } from './unpack.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** TEST_BROWSER=packed leaves installed browsers alone, to try what a bare machine gets. */
export const findBrowser = async () => {
  const installed = process.env.TEST_BROWSER === 'packed' ? undefined : candidates().find(works)
  const { path, env = {} } = installed ? { path: installed } : await unpackBrowser()
  // A browser that runs as root cannot make its own sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath: path, args, env }
}

const candidates = () => {
  const asked = process.env.CHROME_PATH
  if (asked) return [asked]
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...usualPlaces].filter(existsSync)
}

// Some systems keep a file of this name that only tells how to install the browser.
const works = (path) => {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /\d+\.\d+/.test(stdout)
}

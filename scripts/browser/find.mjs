/** Finds a browser for tests and benchmarks: an installed one that works, or the one from the npm packages. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { unpackBrowser } from './unpack.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** TEST_BROWSER=packed ignores installed browsers, to test what a machine without one gets. */
export const findBrowser = async () => {
  const installed = process.env.TEST_BROWSER === 'packed' ? undefined : candidates().find(works)
  const { path, env = {} } = installed ? { path: installed } : await unpackBrowser()
  // A browser that runs as root cannot create its sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath: path, args, env }
}

const candidates = () => {
  const chosen = process.env.CHROME_PATH
  if (chosen) return [chosen]
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...usualPlaces].filter(existsSync)
}

// On some systems this file only prints how to install the browser.
const works = (path) => {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /\d+\.\d+/.test(stdout)
}

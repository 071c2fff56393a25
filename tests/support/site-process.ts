/** The site as a process of its own, as `src/server/main.ts` starts it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { compiled } from './compiled.ts'

const started: ChildProcess[] = []
const folders: string[] = []
/** After each test. */
export const stopSites = () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** Deleted after the test. */
export const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'voima-main-'))
  folders.push(folder)
  return folder
}

/** Each in a folder of its own, unless the settings name one. */
export const start = (settings: Record<string, string>) => {
  const folder = newFolder()
  const env = { ...compiled, PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', STARTER_CONTENT: 'none', ...settings }
  const child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  return child
}

/** The output up to the ready line, and the address in it. */
export const ready = async (child: ChildProcess) => {
  let printed = ''
  for await (const chunk of child.stdout ?? []) {
    printed += chunk
    const address = /^Voima is ready: (http\S+)$/m.exec(printed)?.[1]
    if (address) return { printed, address }
  }
  throw new Error(`It stopped before it was ready: ${printed}`)
}

/** Its exit code, and what it printed to stderr. */
export const ended = async (child: ChildProcess) => {
  const errors = child.stderr ? text(child.stderr) : ''
  const [code] = await once(child, 'exit')
  return { code, errors: await errors }
}

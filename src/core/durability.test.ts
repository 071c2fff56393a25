import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { ama } from '../../tests/support/cast.ts'
import { openCore } from './core.ts'

const writer = join(import.meta.dirname, '../../tests/support/message-writer.ts')
const rounds = 3
const perRound = 40

test('every message that was acknowledged is there after the process was killed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'voima-killed-'))
  const settings = { DATA_DIR: dataDir, STARTER_CONTENT: 'none', ADMIN_EMAIL: ama.email, ADMIN_PASSWORD: ama.password }
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round++) acknowledged.push(...(await writeUntilKilled(settings)))
  const core = await openCore(readConfig(settings))
  const kept = new Set((await core.messages.newest()).map(({ _id }) => _id))
  await core.close()
  await rm(dataDir, { recursive: true })
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * perRound)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
})

/** The ids that the writer said were safe before it died in the middle of its work. */
const writeUntilKilled = async (settings: Record<string, string>) => {
  const child = spawn(process.execPath, [writer], { env: settings, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const ids: string[] = []
  for await (const line of createInterface(child.stdout)) {
    ids.push(line)
    if (ids.length === perRound) child.kill('SIGKILL')
  }
  expect(await exited).toEqual([null, 'SIGKILL'])
  return ids
}

/**
 * The fixture of most tests: a core with its own database and data folder. `databases.ts` has the engines,
 * `filled-core.ts` a core with a record of every kind, `api.ts` an API and `site.ts` a whole site.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'
import type { PostPush } from '#core/push/push-service.ts'
import { preparedSettings, type TestDatabase, usualDatabase } from './databases.ts'
import { stores, type TestStore } from './stores.ts'

type CoreOptions = {
  database?: TestDatabase
  store?: TestStore
  settings?: Record<string, string>
  clock?: () => Date
  postPush?: PostPush
}

const [folder] = stores

/** A core with Ama as its administrator and no articles, in a temporary folder. Use it with `await using`. */
export const testCore = async ({
  database = usualDatabase,
  store = folder,
  settings,
  clock,
  postPush,
}: CoreOptions = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'voima-'))
  const startsAnew = Object.keys(preparedSettings).some((name) => settings?.[name] !== undefined)
  const opened = await (startsAnew ? database.openEmpty() : database.openPrepared(dataDir))
  const storage = await store.open(dataDir)
  const config = readConfig({
    ...preparedSettings,
    ...opened.settings,
    ...storage.settings,
    ...settings,
    DATA_DIR: dataDir,
  })
  let core = await openCore(config, clock, { postPush })
  const close = async () => {
    await core.close()
    await opened.close()
    await storage.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  /** A later start, with the housekeeping that `server/jobs.ts` begins a moment after it. */
  const reopen = async () => {
    await core.close()
    core = await openCore(config, clock, { postPush })
    await core.runHousekeeping()
    return core
  }
  return { core, config, dataDir, storage, reopen, close, [Symbol.asyncDispose]: close }
}

/** A clock that moves only when a test moves it. */
export const testClock = (start = '2026-06-19T08:00:00.000Z') => {
  let now = new Date(start)
  return {
    clock: () => now,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}

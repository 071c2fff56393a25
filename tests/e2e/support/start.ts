/**
 * Before the journeys: prepares the databases, and the data of a site with its starter content and all its pictures.
 * Each site of the journeys starts with a copy, because making the pictures takes longer than most journeys.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'
import { administratorSettings } from '#test/databases.ts'
import startDatabases from '#test/start-databases.ts'

export default async () => {
  const closeDatabases = await startDatabases()
  const folder = await mkdtemp(join(tmpdir(), 'voima-prepared-site-'))
  process.env.TEST_SITE = folder
  const core = await openCore(readConfig({ ...administratorSettings, DATA_DIR: folder }))
  await core.imageVariants.makeMissing()
  await core.close()
  return async () => {
    await closeDatabases?.()
    await rm(folder, { recursive: true })
  }
}

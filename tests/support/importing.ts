/** Imports from a site into an organisation, as `npm run import` does, without waiting. */

import { type Config, databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { openImages } from '#core/images/open-images.ts'
import { openSourceSite } from '#core/import/api.ts'
import { importSite } from '#core/import/import.ts'

type ImportOptions = { config: Config; address: string; token?: string; now?: string; stopAfter?: number }

class Stopped extends Error {}

export const importFrom = async ({
  config,
  address,
  token,
  now = '2026-06-19T08:00:00.000Z',
  ...options
}: ImportOptions) => {
  const said: string[] = []
  const waited: number[] = []
  const clock = () => new Date(now)
  const db = await openDatabase(databaseUrlOf(config))
  const pictures = openImages({ config, db, clock })
  const log = (sentence: string) => {
    said.push(sentence)
    if (said.length === options.stopAfter) throw new Stopped()
  }
  const wait = async (milliseconds: number) => {
    waited.push(milliseconds)
  }
  try {
    const site = openSourceSite({ address, token }, { wait, log })
    const expiredBefore = '2025-06-19T08:00:00.000Z'
    const report = await importSite({ db, imageFiles: pictures.imageFiles, clock, site, expiredBefore, log }).catch(
      unlessStopped,
    )
    return { report, said, waited }
  } finally {
    await pictures.close()
    await db.destroy()
  }
}

const unlessStopped = (error: unknown) => {
  if (!(error instanceof Stopped)) throw error
  return undefined
}

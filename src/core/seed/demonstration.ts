/**
 * The demonstration (DEMO=yes): an example of a year of work in a folder of its own, and its reset. The services store
 * the records, with a clock that runs from twelve months ago to today. Loaded only by a demonstration.
 */
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, databaseUrlOf, WrongSetting } from '#config.ts'
import { demonstrationEmail, demonstrationPassword } from '#shared/demonstration.ts'
import { jobNames } from '#shared/job-names.ts'
import { jobs } from '#shared/permissions.ts'
import { demonstrationMark, makeDataDir } from '../database/data-dir.ts'
import { allRowsOf, type Row, replaceRows } from '../database/dump.ts'
import { days } from '../lib/clock.ts'
import { type Core, openCore } from '../organisation/core.ts'
import type { User } from '../users/user-row.ts'
import { fillMonth, fillToday } from './demonstration-year.ts'

/** Throws WrongSetting for a folder with other data. Everything that an earlier start left in the folder is deleted. */
export const openDemonstration = async (config: Config, now: Date) => {
  await emptyFolder(config)
  await fillYear(config, now)
  const url = databaseUrlOf(config)
  const saved = await allRowsOf(url)
  return {
    /** Dates move on by whole days, so that an event of tomorrow stays one. */
    reset: async ({ runHousekeeping }: Pick<Core, 'runHousekeeping'>, at = new Date()) => {
      const passed = Math.floor((at.getTime() - now.getTime()) / days(1)) * days(1)
      const later = saved.map(({ table, rows }) => ({ table, rows: rows.map((row) => moved(row, passed)) }))
      await replaceRows(url, later)
      // The files that visitors have uploaded for an import, and their backups.
      for (const name of ['import', 'backups']) await rm(join(config.dataDir, name), { recursive: true, force: true })
      await runHousekeeping()
    },
  }
}

const emptyFolder = async (config: Config) => {
  const { dataDir } = config
  makeDataDir(config)
  const names = await readdir(dataDir)
  if (names.length > 0 && !names.includes(demonstrationMark))
    throw new WrongSetting(
      `DEMO is "yes"; DATA_DIR must then be an empty folder or that of a demonstration, and ${dataDir} has other data. Nothing was changed.`,
    )
  await writeFile(
    join(dataDir, demonstrationMark),
    'Every start of the demonstration deletes what is in this folder.\n',
  )
  for (const name of names) if (name !== demonstrationMark) await rm(join(dataDir, name), { recursive: true })
}

const fillYear = async (config: Config, now: Date) => {
  let time = now.getTime() - days(12 * 30)
  const core = await openCore(config, () => new Date(time))
  try {
    for (const job of jobs) {
      const email = demonstrationEmail(job)
      // The settings have made the administrator already.
      const known = (await core.users.list()).find((user) => user.email === email)
      const id = known?._id ?? (await core.users.add(email, demonstrationPassword, job)).id
      await core.users.rename({ id } as User, `Example ${jobNames[job].toLowerCase()}`)
    }
    for (let month = 1; month <= 12; month++) {
      const move = (count: number) => {
        time += days(count)
        return new Date(time)
      }
      await fillMonth(core, month, move)
    }
    time = now.getTime()
    await fillToday(core, now)
  } finally {
    await core.close()
  }
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

const moved = (row: Row, milliseconds: number): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && moment.test(value)
        ? new Date(Date.parse(value) + milliseconds).toISOString()
        : value,
    ]),
  )

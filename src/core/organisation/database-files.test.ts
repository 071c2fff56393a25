/** The raw bytes of the database files: a deleted row may stay in the database file or in its write-ahead log. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { testClock } from '#test/core.ts'
import { helper } from '#test/volunteers.ts'
import { days } from '../lib/clock.ts'

const marker = { ...helper, name: 'Markername', email: '', phone: '024 666 8888' }

const open = async () => {
  const { clock, pass } = testClock()
  const stage = await testApi({ clock })
  await stage.core.volunteers.receive(marker, { linkOf: (token) => token })
  const inFiles = async () => {
    const names = (await readdir(stage.dataDir)).filter((name) => name.startsWith('voima.db'))
    const bytes = await Promise.all(names.map((name) => readFile(join(stage.dataDir, name), 'latin1')))
    return bytes.join('').includes(marker.name)
  }
  return { ...stage, pass, inFiles, [Symbol.asyncDispose]: stage.close }
}

test('expired data leaves the database files with housekeeping', async () => {
  await using stage = await open()
  await stage.core.runHousekeeping()
  expect(await stage.inFiles()).toBe(true)
  stage.pass(days(370))
  await stage.core.runHousekeeping()
  expect(await stage.inFiles()).toBe(false)
})

test('the data of a person leaves the database files when it is erased', async () => {
  await using stage = await open()
  // Moves the data from the log into the database file, where it must be overwritten.
  await stage.core.runHousekeeping()
  await stage.core.personalData.erase('', marker.phone)
  expect(await stage.inFiles()).toBe(false)
})

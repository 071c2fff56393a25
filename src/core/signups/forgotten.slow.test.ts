/** Follows the name, phone and email of a person through everything that stores data, until 48 hours after the event. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { readSnapshot } from '#core/database/dump.ts'
import { databases } from '#test/databases.ts'
import { doorMark, signupLinks, testDays } from '#test/signup-days.ts'
import { startSmtpServer } from '#test/smtp-server.ts'

const hour = 3_600_000
const marks = /\w*(?:marker|0246668888)\w*/gi
const marker = { calledBy: 'Markername', email: 'marker@mail.example', phone: '0246668888', time: 'ho-0' }

type Stage = Awaited<ReturnType<typeof testDays>>

/** Every action of a person and of volunteers on a sign-up. */
const live = async (stage: Stage) => {
  const post = { method: 'POST', path: '/events/ho/signups' }
  const headers = { 'idempotency-key': '9b2f6c8e-1c1b-4c7e-8a53-0d6c7b1f2a34' }
  for (let round = 0; round < 2; round += 1) await stage.ask({ ...post, headers, body: marker })
  const { code } = (await stage.ask({ ...post, body: { ...marker, calledBy: 'Markerback' } })).json
  await stage.ask({ path: `/signups/${code}` })
  await stage.ask({ method: 'DELETE', path: `/signups/${code}` })
  await stage.ask({ ...post, body: { ...marker, calledBy: 'Markerremoved' } })
  const { signups } = (await stage.ask({ as: 'Ama', path: '/events/ho/signups' })).json
  const { _id } = signups.find(({ calledBy }: { calledBy: string }) => calledBy === 'Markerremoved')
  await stage.ask({ as: 'Ama', method: 'DELETE', path: `/events/ho/signups/${_id}` })
  await stage.ask({ as: 'Ama', method: 'POST', path: '/events/ho/signups/emails', body: { text: 'Markertext' } })
  await stage.change('ho', { landmark: 'At the school' })
  stage.pass(6 * 24 * hour + 2 * hour)
  await stage.signups.sendNotices(signupLinks)
  await stage.core.outbox.sendDue()
  await stage.signups.sendNotices(signupLinks)
  await stage.signups.mark('ho', { marks: [doorMark('came', { time: 'ho-0', number: 1 }), doorMark('walked-in')] })
}

/** The stored data, by the name of its place. */
const traces = async (stage: Stage) => {
  const { config, core, ask, dataDir } = stage
  const found = {
    database: await readSnapshot(databaseUrlOf(config), async ({ tables, rowsOf }) => {
      const all = []
      for (const table of tables) all.push(await Array.fromAsync(rowsOf(table)))
      return JSON.stringify(all)
    }),
    search: (await ask({ as: 'Ama', path: '/search?q=Markername' })).text.replaceAll('"Markername"', ''),
    outbox: JSON.stringify([
      await core.outbox.list('sent', 1, 100),
      await core.outbox.list('waiting', 1, 100),
      await core.outbox.list('failed', 1, 100),
    ]),
    export: await textOf((await core.backups.exportAll()).body),
    history: JSON.stringify(await core.history.list({ page: 1, limit: 100 })),
    person: JSON.stringify([(await core.personalData.about(marker.email)).records]),
    files: await filesIn(dataDir),
  }
  return Object.entries(found).flatMap(([name, text]) => {
    const words = new Set(text.match(marks))
    return words.size > 0 ? [[name, ...words]] : []
  })
}

/** The raw bytes of every file on the disk: deleted rows may still be in the database file. */
const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return (await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))).join(' ')
}

test.each(databases)(
  '48 hours after an event, no data about its people is left on $name: database files, search, outbox, export, history',
  async (database) => {
    const server = await startSmtpServer()
    await using stage = await testDays({ database, settings: { SMTP_URL: server.url } })
    await stage.addDay()
    await live(stage)
    const before = (await traces(stage)).map(([name]) => name)
    expect(before).toEqual(expect.arrayContaining(['database', 'outbox', 'person']))
    // The export never contains sign-ups: nobody could delete them two days later.
    expect(before).not.toContain('export')
    expect(before).not.toContain('search')
    expect(before).not.toContain('history')
    stage.pass(3 * 24 * hour + 5 * hour)
    await stage.core.deleteExpiredSignups()
    expect(await traces(stage)).toEqual([])
    await server.close()
  },
  60_000,
)

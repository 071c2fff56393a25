/** A site of the version f8641572 opens with everything in place, and an older one is refused unchanged. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { checkBackup } from '#core/backup/check-backup.ts'
import { fileNameAt } from '#core/backup/files.ts'
import { restoreBackup } from '#core/backup/restore.ts'
import { saveBackup } from '#core/backup/save-backup.ts'
import { readSnapshot } from '#core/database/dump.ts'
import { openDatabase } from '#core/database/open.ts'
import { hashToken } from '#core/lib/tokens.ts'
import { openCore } from '#core/organisation/core.ts'
import { can, permissions } from '#shared/permissions.ts'
import { ama } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { importFiles, wxr, wxrItem } from '#test/export-files.ts'
import { emptyStorage, sourceOf } from '#test/storage-kinds.ts'
import { stores } from '#test/stores.ts'
import { earlierRows, earlierSite, inDatabase, laterSchema, shapeOf } from './earlier-site.ts'

const [folder] = stores
type Placed = Awaited<ReturnType<typeof emptyStorage>>

const rowsIn = ({ config }: Pick<Placed, 'config'>) =>
  readSnapshot(databaseUrlOf(config), async ({ tables, rowsOf }) => {
    const all: Record<string, object[]> = {}
    for (const table of tables) all[table] = (await Array.fromAsync(rowsOf(table))).flat()
    return all
  })

const upgrade = async ({ config }: Pick<Placed, 'config'>, beforeUpgrade: () => Promise<void>) =>
  (await openDatabase(databaseUrlOf(config), { beforeUpgrade })).destroy()

type Row = Record<string, unknown>

/** Tables that the upgrade removed, or fills anew from the others. */
const derived = /^(?:search_|paging_index$|user_grants$)/

/** How a row of that version reads now. */
const upgradedRow = ({ pupils: _, noticed_at: __, title_key: ___, search_key: ____, ...row }: Row, table: string) => {
  // Feeds have issued these ids.
  if (table === 'articles')
    return { ...row, ...(row.published_at ? { feed_path: `/${row.kind}/${row.slug ?? row.id}` } : {}) }
  if (table !== 'event_times') return row
  const { places, ...others } = row
  return { ...others, seats: places }
}

const editorial = ['articles.write', 'events.write', 'places.write', 'questions.write']

/** Reading events was open to all who could change them; pictures and the calendar to all who could write articles. */
const isLater = (permission: string) => ['events.read', 'pictures.write', 'calendar.read'].includes(permission)

/** The permissions of that version, without those of administrators, who have all. */
const earlierPermissions: Record<string, string[]> = {
  editor: editorial,
  'editor with the grant': [...editorial, 'signups.read'],
  clinician: ['questions.write'],
  responder: ['messages.read', 'messages.write', 'questions.write', 'volunteers.read', 'volunteers.write'],
}

/** Every row is there, whatever columns were added. */
const expectEveryRow = (rows: Record<string, object[]>) => {
  for (const [table, earlier] of Object.entries(earlierRows)) {
    if (derived.test(table)) continue
    const kept = earlier.map((row) => expect.objectContaining(upgradedRow(row, table)))
    expect({ [table]: rows[table] }).toEqual({ [table]: expect.arrayContaining(kept) })
  }
}

describe.each(databases)('a site of the version f8641572 in $name', (database) => {
  test('has every row and every picture after the upgrade, and its administrator can sign in', async () => {
    await using site = await earlierSite(database)
    let backups = 0
    const backUp = async () => {
      backups += 1
    }
    // On PostgreSQL two processes may start at once, and one of them backs up.
    await Promise.all(Array.from({ length: database.isShared ? 2 : 1 }, () => upgrade(site, backUp)))
    expect(backups).toBe(1)
    expectEveryRow(await rowsIn(site))
    for (const { name, body } of site.pictures) expect(await sourceOf(site).store.read(name)).toEqual(body)
    const core = await openCore(site.config)
    expect((await core.sessions.open(ama)).token).toBeTruthy()
    expect((await core.search.find('sickle', 1, 10)).results).not.toEqual([])
    await core.close()
  })

  test.each(['f8641572', 'f213391c'])('of the version %s has the schema of a new site afterwards', async (version) => {
    await using site = await earlierSite(database)
    await using fresh = await emptyStorage({ database, store: folder })
    if (version === 'f213391c') await inDatabase(site, laterSchema)
    for (const each of [site, fresh]) await upgrade(each, async () => {})
    expect(await inDatabase(site, shapeOf)).toEqual(await inDatabase(fresh, shapeOf))
    expectEveryRow(await rowsIn(site))
  })

  test('has users with the permissions that they had, signed in as before', async () => {
    await using site = await earlierSite(database)
    const users = [...Object.keys(earlierPermissions), 'administrator'].map((what, at) => ({ id: `user-${at}`, what }))
    const createdAt = new Date().toISOString()
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await inDatabase(site, async (db) => {
      for (const { id, what } of users) {
        const role = what.split(' ')[0] ?? ''
        const email = `${id}@voima.example`
        const row = { id, email, email_key: email, role, created_at: createdAt }
        await db
          .insertInto('users')
          .values({ ...row, password_hash: '' })
          .execute()
        const link = {
          ...row,
          email: `invited-${email}`,
          email_key: `invited-${email}`,
          token_hash: id,
          expires_at: tomorrow,
        }
        await db.insertInto('invitations').values(link).execute()
        const session = {
          token_hash: hashToken(id),
          user_id: id,
          created_at: createdAt,
          used_at: createdAt,
          device: '',
        }
        await db.insertInto('sessions').values(session).execute()
        if (what.includes('grant'))
          await db.insertInto('user_grants').values({ user_id: id, permission: 'signups.read' }).execute()
      }
    })
    const core = await openCore(site.config)
    const invited = await core.invitations.list()
    for (const { id, what } of users) {
      const user = await core.sessions.userOf(id)
      const had = earlierPermissions[what] ?? permissions
      const has = permissions.filter((each) => user && can(user, each) && (!isLater(each) || had === permissions))
      expect([what, has.toSorted()]).toEqual([what, had.toSorted()])
      const invitation = invited.find(({ email }) => email.includes(id))
      if (!what.includes('grant')) expect(invitation?.jobs).toEqual(user?.jobs)
    }
    await core.close()
  })

  test('is backed up by the first start, which says what it does, and by no command', async () => {
    await using site = await earlierSite(database)
    const before = await rowsIn(site)
    await expect(openDatabase(databaseUrlOf(site.config))).rejects.toThrow(
      /made by an older version .* migrations up to 009, .* Nothing was changed\. The next start of the site upgrades it/,
    )
    expect(await rowsIn(site)).toEqual(before)

    const said: string[] = []
    await (await openCore(site.config, undefined, { say: (sentence) => said.push(sentence) })).close()
    expect(said).toEqual([
      expect.stringMatching(/^The database is upgraded from 009 to \d{3}\. First, everything is backed up\.$/),
      expect.stringMatching(/^The backup before the upgrade: \S+\.tar$/),
      expect.stringMatching(/^The database was upgraded from 009 to \d{3}\.$/),
    ])
    const { header, summary } = await checkBackup(said[1]?.replace(/.* /, '') ?? '')
    expect(header.steps.at(-1)).toBe('009-event-lists')
    expect(summary).toMatchObject({ pictures: site.pictures.length, missing: [] })
    expect(summary.rows.articles).toBe(before.articles?.length)
  })

  test('takes an export of another program, whose addresses lead to the articles', async () => {
    await using site = await earlierSite(database)
    await (await openCore(site.config)).close()
    const run = () => importFiles({ config: site.config, files: { 'a.xml': wxr([wxrItem({ id: 1 })]) } })
    expect((await run()).report).toContain('post (1) “Post 1”: imported: in blog.')
    expect((await run()).report).toContain('post (1) “Post 1”: here already.')
    const core = await openCore(site.config)
    expect(await core.redirects.targetOf('/?p=1')).toBe('/blog/post-1')
    await core.close()
  })

  test('is not upgraded if the backup before it fails, unless there is a fresh one', async () => {
    await using site = await earlierSite(database)
    const before = await rowsIn(site)
    const { dir } = site.config.backups
    await writeFile(dir, 'not a folder')
    await expect(openCore(site.config)).rejects.toThrow(
      'The database was not upgraded, because the backup before it failed: The path of the backup folder is not a folder. Nothing was changed.',
    )
    expect(await rowsIn(site)).toEqual(before)
    await rm(dir)

    await mkdir(dir)
    await saveBackup(sourceOf(site), join(dir, fileNameAt(new Date())), new Date())
    const said: string[] = []
    await (await openCore(site.config, undefined, { say: (sentence) => said.push(sentence) })).close()
    expect(said[0]).toMatch(/ There is a fresh backup, of 20/)
    expect(await readdir(dir)).toHaveLength(1)
  })

  test('can be restored from a backup of that version', async () => {
    await using site = await earlierSite(database)
    await using target = await emptyStorage({ database, store: folder })
    const file = join(await mkdtemp(join(tmpdir(), 'voima-earlier-')), 'voima.tar')
    await writeFile(file, site.backup)
    await restoreBackup(file, sourceOf(target))
    expectEveryRow(await rowsIn(target))
  })

  test('of a much older version is refused with the version to start first, and stays unchanged', async () => {
    await using site = await earlierSite(database)
    await inDatabase(site, async (db) => {
      await db.deleteFrom('kysely_migration').execute()
      const timestamp = '2026-06-19T08:00:00.000Z'
      const steps = ['001-first-tables', '031-kept-consent'].map((name) => ({ name, timestamp }))
      await db.insertInto('kysely_migration').values(steps).execute()
    })
    const before = await rowsIn(site)
    await expect(openDatabase(databaseUrlOf(site.config))).rejects.toThrow(
      'The database was made by a much older version of Voima (its last migration is 031-kept-consent). Nothing was changed. First start version f8641572 once, then this version.',
    )
    expect(await rowsIn(site)).toEqual(before)
  })
})

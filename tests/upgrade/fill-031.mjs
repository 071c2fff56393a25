/**
 * Makes the test data of this folder: a site of the version df56519 with rows in every table, as a SQLite folder and as a
 * PostgreSQL dump, and what its API answered. Run it with Node 26 beside a checkout of that version with its packages:
 *
 *     node tests/upgrade/fill-031.mjs CHECKOUT
 */
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import pg from 'pg'
import { startPostgres } from '../../scripts/postgres/start.mjs'
import { dumpOf } from './dump-postgres.mjs'
import { asked, people } from './expected.mjs'

const checkout = resolve(process.argv[2] ?? '.')
const old = (path) => import(pathToFileURL(join(checkout, path)).href)

const { readConfig, databasePlace } = await old('src/config.ts')
const { openCore } = await old('src/core/core.ts')
const { actAs } = await old('src/core/history.ts')
const { openDatabase } = await old('src/core/database/open.ts')
const { moveEverything } = await old('src/core/move/move.ts')
const { codeAt, fromBase32, stepAt } = await old('src/core/users/totp.ts')
const { createApi } = await old('src/api/api.ts')
const { pictures } = await old('tests/support/pictures.ts')
const { startSmtpServer } = await old('tests/support/smtp-server.ts')

let now = new Date('2026-06-19T08:00:00.000Z')
const clock = () => now
const pass = (seconds) => {
  now = new Date(now.getTime() + seconds * 1000)
}

const folder = await mkdtemp(join(tmpdir(), 'voima-031-'))
const mailServer = await startSmtpServer()
const settings = {
  DATA_DIR: join(folder, 'data'),
  STARTER_CONTENT: 'none',
  ADMIN_EMAIL: people.ama.email,
  ADMIN_PASSWORD: people.ama.password,
  MAIL_FROM: 'Voima <info@voima.example>',
}
const config = readConfig({ ...settings, SMTP_URL: mailServer.url })
const core = await openCore(config, clock)
const db = await openDatabase(databasePlace(config))

const signIn = async (who) => {
  const { token } = await core.sessions.open(who, 'Firefox on Android')
  return { token, user: await core.sessions.userOf(token) }
}
const ama = await signIn(people.ama)
await core.users.add(people.adwoa.email, people.adwoa.password, 'editor')
const adwoa = await signIn(people.adwoa)
const site = 'https://voima.example'
const linkOf = (token) => `${site}/link#${token}`

const fillPeople = async () => {
  await core.users.rename(ama.user, 'Ama Owusu')
  const { secret } = await core.secondFactor.begin(adwoa.user)
  await core.secondFactor.confirm(adwoa.user, codeAt(fromBase32(secret), stepAt(now)))
  await core.invitations.invite(ama.user, { email: 'kwame@voima.example', role: 'editor' }, linkOf)
  await core.passwordResets.request(people.adwoa.email, linkOf)
}

const article = (title, more = {}) => ({
  title,
  content: `${title}.\n\nCome along to **Kumasi**.`,
  author: 'Ama',
  ...more,
})

const fillArticles = async () => {
  const { articles, library } = core
  const walk = article('A walk for sickle cell', { slug: 'walk', tags: ['Kumasi', 'Pain crisis'], language: 'tw' })
  const { _id } = await articles.publish('news', walk, await pictures.jpeg(400, 250))
  pass(60)
  await articles.revise('news', _id, { title: 'A longer walk', slug: 'longer-walk', version: 1 })
  await articles.publish('blog', article('A draft', { status: 'draft' }))
  await articles.publish('blog', article('Next month', { publishAt: '2026-07-19T08:00:00.000Z' }))
  const removed = await articles.publish('blog', article('Removed'), await pictures.png())
  await articles.remove('blog', removed._id)
  const { _id: pictureId } = await library.add(
    { id: 'abcdefghjkmnpqrs', name: 'tree.jpg', bytes: await pictures.jpeg(80, 50) },
    { alt: 'A tree', hasConsent: true },
    people.ama.email,
  )
  await articles.publish('news', article('With a picture', { content: `![A tree](/media/${pictureId}.jpg)` }))
  await core.unfinishedPictures.finish()
  await articles.drafts.keep('news', _id, adwoa.user, { fields: { title: 'A very long walk' }, version: 2 })
  await articles.previewLinks.make('news', _id, ama.user)
  core.readers.opened('news', 'longer-walk')
  await core.readers.write()
  const upload = await core.uploads.begin({ name: 'half.jpg', bytes: 100 })
  await core.uploads.take(upload._id, 0, new Uint8Array(40))
}

const fillMessages = async () => {
  const { messages } = core
  await messages.answering.changeOwn(ama.user, { signature: 'Ama', wantsNotices: true })
  await messages.answering.change({ signature: 'The Voima team', replyTo: 'help@voima.example' })
  await messages.answering.canned.add({ title: 'Where', text: 'At Komfo Anokye.' })
  const received = []
  for (const [index, message] of ['Where can I be tested?', 'My child cannot breathe', 'Thank you'].entries()) {
    pass(60)
    received.push(await messages.receive({ name: 'Yaw Darko', email: `yaw${index}@mail.example`, message }))
  }
  await messages.answer(received[0]._id, 'In Kumasi.', ama.user)
  await messages.threads.note(received[1]._id, 'I have called.')
  await messages.inbox.change(received[1]._id, { assignedTo: adwoa.user._id })
  await messages.inbox.change(received[2]._id, { isArchived: true })
}

const fillSubscribers = async () => {
  const { subscribers } = core
  const added = []
  for (const name of ['esi', 'kofi', 'efua', 'yaa', 'kojo'])
    added.push(await subscribers.add({ email: `${name}@mail.example`, language: 'en' }, { page: '/', linkOf }))
  for (const { _id } of added.slice(0, 3)) await subscribers.confirmByHand(_id, 'Asked at the walk')
  await subscribers.leaving.leave(await subscribers.leaving.tokenOf(added[1]._id), 'Too many')
  const at = clock().toISOString()
  const bounced = { stopped_at: at, stopped_why: '550 No such user' }
  await db.updateTable('subscribers').set(bounced).where('id', '=', added[2]._id).execute()
  const wish = JSON.stringify({ source: 'form', language: 'en', agreed_at: at, agreed_to: 'Yes', agreed_on: '/about' })
  await db.updateTable('subscribers').set({ wish }).where('id', '=', added[3]._id).execute()
  await db
    .insertInto('left_marks')
    .values({ mark: 'x'.repeat(43) })
    .execute()
}

const fillEmails = async () => {
  const { campaigns, outbox } = core
  const letter = (subject) => ({
    subject,
    preview: 'News',
    content: 'Dear reader,\n\nwe walk.',
    language: 'en',
    readers: null,
  })
  await campaigns.draft(letter('A draft'))
  const { _id } = await campaigns.draft(letter('We walk'))
  await campaigns.send(_id, { isChecked: true }, site)
  for (let step = 0; step < 4; step += 1) {
    pass(10)
    await campaigns.sendDue(site)
    await outbox.sendDue()
  }
  const later = await campaigns.draft(letter('Next month'))
  await campaigns.send(later._id, { at: '2026-07-19T08:00:00.000Z', isChecked: true }, site)
  const at = clock().toISOString()
  const states = {
    failed: { failed_at: at, last_error: '550 No', tries: 3 },
    unknown: { handed_at: at, unknown_at: at, last_error: 'The site stopped' },
    claimed: { claimed_at: at, claimed_by: 'abcdefghjkmnpqrs' },
  }
  for (const [name, values] of Object.entries(states)) {
    const sent = { subject: name, text: name, html: name, purpose: 'test', to: `${name}@mail.example` }
    const id = await db.transaction().execute((trx) => outbox.queue(trx, sent))
    await db.updateTable('letters').set(values).where('id', '=', id).execute()
  }
  const trouble = { troubles: 2, trouble: '421 Closing', trouble_since: at, paused_until: '2026-06-19T09:00:00.000Z' }
  await db.updateTable('mail_account').set(trouble).execute()
}

const fillSite = async () => {
  const { siteWords } = core
  const words = { title: 'Akwaaba', lead: 'We are many.' }
  await siteWords.change('welcome', words, 0, people.ama.email)
  await siteWords.change('welcome', { ...words, title: 'Hello' }, 1, people.ama.email)
  await siteWords.keepPreview('welcome', words)
  await core.rates.take({ rate: { name: 'contact', times: 3, minutes: 10 }, whose: 'somebody' })
  const imported = { source: 'https://old.example', kind: 'news', foreign_id: '7', id: 'gone', lacks_picture: 1 }
  await db
    .insertInto('imported')
    .values({ ...imported, imported_at: clock().toISOString() })
    .execute()
  await core.tidy()
  await core.backups.make()
  const { _id } = await core.articles.find('news', 'longer-walk')
  await core.articles.drafts.appear('news', _id, adwoa.user)
}

/** The API's responses to the administrator. */
const answersOf = async () => {
  const api = createApi({ core, config, publicUrl: () => site, report: console.error })
  const answers = {}
  for (const path of asked) {
    const headers = { Authorization: `Bearer ${ama.token}` }
    const request = new Request(`http://localhost/api/v1${path}`, { headers })
    answers[path] = await (await api.fetch(request, { visitor: '203.0.113.7' })).json()
  }
  return answers
}

/** By table, and only the values of each row, because the upgrade changes the names. */
const rowsOf = async (tables) => {
  const rows = {}
  for (const table of tables) rows[table] = (await db.selectFrom(table).selectAll().execute()).map(valuesOf).sort()
  return rows
}
const valuesOf = (row) => JSON.stringify(Object.values(row).map(String).sort())

const postgres = await startPostgres()
try {
  await actAs(ama.user, async () => {
    for (const fill of [fillPeople, fillArticles, fillMessages, fillSubscribers, fillEmails, fillSite]) await fill()
  })
  // The calls mark the session as used, so the rows are read afterwards.
  const answers = await answersOf()
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort()
  const rows = await rowsOf(tables)
  const empty = tables.filter((table) => rows[table].length === 0)
  if (empty.length > 0) throw new Error(`No rows in ${empty.join(', ')}`)
  const manifest = { now: now.toISOString(), token: ama.token, rows, answers }
  await db.destroy()
  await core.close()

  const files = await readdir(settings.DATA_DIR, { recursive: true, withFileTypes: true })
  const entries = []
  for (const file of files.filter((each) => each.isFile())) {
    const path = join(file.parentPath, file.name)
    entries.push({ header: { name: path.slice(settings.DATA_DIR.length + 1), size: 0 }, body: await readFile(path) })
  }
  for (const entry of entries) entry.header.size = entry.body.byteLength
  const media = entries.filter(({ header }) => header.name.startsWith('media/'))
  manifest.pictures = Object.fromEntries(
    media.map(({ header, body }) => [header.name.slice(6), createHash('sha256').update(body).digest('hex')]),
  )
  await moveEverything({ from: databasePlace(config), to: `${postgres.url}/postgres`, tell: () => {} })
  const client = new pg.Client(`${postgres.url}/postgres`)
  await client.connect()
  const out = import.meta.dirname
  await writeFile(join(out, '031.tar.gz'), gzipSync(await packTar(entries), { level: 9 }))
  await writeFile(join(out, '031.sql.gz'), gzipSync(await dumpOf(client), { level: 9 }))
  await writeFile(join(out, '031.json.gz'), gzipSync(JSON.stringify(manifest), { level: 9 }))
  await client.end()
} finally {
  await mailServer.close()
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
}

import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { expect, test } from 'vitest'
import { esi, walk, yaw } from '../../../tests/support/cast.ts'
import { createArticles } from '../articles.ts'
import { knownImages } from '../images.ts'
import { checkLists } from '../lists/check.ts'
import type { Media } from '../media/media.ts'
import type { StoredImage } from '../media/stored-image.ts'
import { createMessages } from '../messages.ts'
import { createSearch } from '../search/search.ts'
import { createSessions } from '../sessions.ts'
import { createSettings } from '../settings.ts'
import { createSubscribers } from '../subscribers.ts'
import { createUsers } from '../users.ts'
import { up } from './migrations/001-first-tables.ts'
import { up as upSources } from './migrations/002-sources-and-languages.ts'
import { up as upSearch } from './migrations/003-search.ts'
import { up as upPictures } from './migrations/004-picture-files.ts'
import { up as upLists } from './migrations/005-list-parts.ts'
import type { Tables } from './tables.ts'

/** No PostgreSQL: its compiler, and every query it was given. Nearly whatever is asked for, this one row is found. */
const row = {
  id: 'abc',
  image_id: 'abc',
  list: 'news',
  total: '2300',
  through: '2300',
  starts_at: '2026',
  starts_id: 'abc',
  used_at: '',
  alt: '',
  width: 8,
  height: 5,
  widths: '[8]',
  file_bytes: '{}',
  sources: '[]',
}
const indexed = {
  title: 'A walk',
  content: 'Come.',
  last: 1,
  word: 'walk',
  word_ids: '1,2',
  number: 1,
  article_number: 1,
  kind: 'news',
}

const afterTheLast = /order by "(starts_at|row"\."at)", /

class Answering extends DummyDriver {
  override acquireConnection = async () => ({
    executeQuery: async ({ sql }: CompiledQuery) => ({
      rows: afterTheLast.test(sql) ? [] : [{ ...row, ...indexed, fallback: 'jpg' } as never],
    }),
    streamQuery: () => {
      throw new Error('No query of ours streams.')
    },
  })
}

const compiling = () => {
  const queries: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Answering(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      queries.push(query)
    },
  })
  return { db, queries }
}

const image: StoredImage = { id: 'abc', alt: '', width: 8, height: 5, widths: [8], fallback: 'jpg', fileBytes: {} }
const onlyEngines = /pragma|\bglob\b|insert or |rowid|json_|strftime|datetime\(|returning rowid|`/i

const strictOrder = 'order by "articles"."updated_at" desc, "articles"."id" desc'

test('every query of the core is one that PostgreSQL understands too', async () => {
  const { db, queries } = compiling()
  const clock = () => new Date()
  const media = { keep: async () => image, discard: async () => {} } as unknown as Media
  const articles = createArticles({ db, clock, media })
  const search = createSearch(db)
  const messages = createMessages(db, clock)
  const subscribers = createSubscribers(db, clock)
  const users = createUsers(db, clock)
  const sessions = createSessions(db, users, clock)
  const settings = createSettings(db)
  await up(db as never)
  await upSources(db as never)
  await upSearch(db as never)
  await upPictures(db as never)
  await upLists(db as never)
  await Promise.all([
    articles.list('news', 1, 10),
    articles.list('news', 1, 10, 'tw'),
    articles.list('news', 150, 10),
    articles.find('news', 'a'),
    articles.publish('news', walk, new Uint8Array()),
    articles.revise('news', 'a', { ...walk, keepDate: true }, new Uint8Array()),
    articles.revise('news', 'a', { imageAlt: 'Red', keepDate: false }),
    articles.remove('news', 'a'),
    articles.restore('news', 'a'),
    articles.purge(),
    checkLists(db),
    knownImages(db),
    search.find('a wlak in kumasi', 1, 10),
    search.tidy(),
    messages.receive(yaw),
    messages.list(1, 10),
    messages.newest(),
    messages.find('a'),
    messages.remove('a'),
    subscribers.add(esi),
    subscribers.list(1, 10),
    subscribers.newest(),
    subscribers.remove('a'),
    users.hasAny(),
    users.add(esi.email, 'a password', 'administrator'),
    users.resetPassword(esi.email),
    sessions.userOf('token'),
    sessions.close('token'),
    settings.find('a'),
    settings.keep('a', 'b'),
  ])
  expect(queries.length).toBeGreaterThan(30)
  expect(queries.map(({ sql }) => sql)).toContainEqual(expect.stringContaining(strictOrder))
  expect(queries.map(({ sql }) => sql)).toContainEqual(expect.stringContaining(' over('))
  for (const { sql, parameters } of queries) {
    expect(sql).not.toMatch(onlyEngines)
    expect(sql.match(/\$\d+/g)?.length ?? 0).toBe(parameters.length)
  }
})

/** The first three news and three blog posts, so that a fresh site has something true to say. */
import { readFile } from 'node:fs/promises'
import type { Kind } from '#shared/feeds.ts'
import { insertArticle } from '../articles.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { drawn } from '../media/image.ts'
import type { Media } from '../media/media.ts'
import { createSettings } from '../settings.ts'

/** The text is `<name>.md` and the drawing `<name>.svg` beside this file. */
export type StarterArticle = { kind: Kind; name: string; title: string; imageAlt: string }

/** Newest first, in each kind. */
export const starterArticles: StarterArticle[] = [
  {
    kind: 'news',
    name: 'national-guidelines',
    title: 'Ghana’s new sickle cell guidelines: what families can ask for',
    imageAlt: 'A sheet with four lines. Each line begins with a red blood cell.',
  },
  {
    kind: 'news',
    name: 'world-sickle-cell-day',
    title: '19 June is World Sickle Cell Day: five ways to take part',
    imageAlt: 'Fifty blood cells in rows. One of them is shaped like a sickle.',
  },
  {
    kind: 'news',
    name: 'pregnancy-guide',
    title: 'WHO publishes its first guide on sickle cell and pregnancy',
    imageAlt: 'A large blood cell with a small one safe in its middle, and a sickle cell beside it.',
  },
  {
    kind: 'blog',
    name: 'know-your-genotype',
    title: 'Know your genotype before you plan a family',
    imageAlt: 'Two carrier cells above four cells: one is healthy, two are carriers, one is a sickle cell.',
  },
  {
    kind: 'blog',
    name: 'pain-crisis',
    title: 'Pain crisis: what helps at home, and when to go to hospital',
    imageAlt: 'Sickle cells block a blood vessel, and round cells queue behind them.',
  },
  {
    kind: 'blog',
    name: 'ten-myths',
    title: 'Ten myths about sickle cell, and what is true',
    imageAlt: 'A weave of square tiles with round cells, sickle cells and bars.',
  },
]

type Parts = { db: Database; media: Media; clock: Clock }

const mark = 'starter-articles'
const author = 'Voima team'

/** Once in the life of a database, and only into an empty one: all of it or, when something fails, nothing. */
export const addStarterArticles = async ({ db, media, clock }: Parts) => {
  if (await hadArticles(db)) return
  const now = clock()
  const prepared = await Promise.all(starterArticles.map((article) => prepare(media, article)))
  await db.transaction().execute(async (trx) => {
    for (const [index, { kind, fields, image }] of prepared.entries())
      await insertArticle(trx, kind, fields, minutesBefore(now, index + 1), image)
    await createSettings(trx).keep(mark, now.toISOString())
  })
}

const hadArticles = async (db: Database) =>
  (await createSettings(db).find(mark)) !== undefined ||
  (await db.selectFrom('articles').select('id').limit(1).executeTakeFirst()) !== undefined

const prepare = async (media: Media, { kind, name, title, imageAlt }: StarterArticle) => {
  const content = (await starterFile(`${name}.md`)).trim()
  const image = await media.keep(await drawn(await starterFile(`${name}.svg`)), imageAlt)
  return { kind, fields: { title, content, author, imageAlt }, image }
}

export const starterFile = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

/** The starter articles: three news and three blog posts for a new site. */
import { readFile } from 'node:fs/promises'
import { insertArticle } from '../articles/publish.ts'
import type { Database } from '../database/open.ts'
import type { ImageFiles } from '../images/image-files.ts'
import type { ImageWorker } from '../images/image-worker.ts'
import type { Clock } from '../lib/clock.ts'
import { createSettings } from '../settings/settings.ts'
import { lastChecked, type StarterArticle, starterArticles } from './articles.ts'

type Parts = { db: Database; imageFiles: ImageFiles; imageWorker: ImageWorker; clock: Clock }

const mark = 'starter-articles'
const author = 'Voima team'

/** Adds the starter articles once, into an empty database: all of them, or none when an error occurs. */
export const addStarterArticles = async ({ db, clock, ...parts }: Parts) => {
  if (await hadArticles(db)) return
  const now = clock()
  const prepared = await Promise.all(starterArticles.map((article) => prepare(parts, article)))
  await db.transaction().execute(async (trx) => {
    for (const [index, { kind, fields, image }] of prepared.entries())
      await insertArticle(trx, kind, fields, minutesBefore(now, index + 1), image)
    await createSettings(trx).save(mark, now.toISOString())
  })
}

const hadArticles = async (db: Database) =>
  (await createSettings(db).find(mark)) !== undefined ||
  (await db.selectFrom('articles').select('id').limit(1).executeTakeFirst()) !== undefined

const prepare = async (
  { imageFiles, imageWorker }: Pick<Parts, 'imageFiles' | 'imageWorker'>,
  { kind, name, title, imageAlt, sources }: StarterArticle,
) => {
  const content = (await starterFile(`${name}.md`)).trim()
  const image = await imageFiles.save(await imageWorker.run('svgToPng', await starterFile(`${name}.svg`)), imageAlt)
  return { kind, fields: { title, content, author, imageAlt, sources, lastChecked }, image }
}

export const starterFile = (name: string) => readFile(new URL(import.meta.resolve(`#core/starter/${name}`)), 'utf8')

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

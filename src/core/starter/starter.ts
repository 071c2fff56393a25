/** The starter articles: news and blog posts for a new site. */
import type { Config } from '#config.ts'
import { isInGhana } from '#shared/country/country.ts'
import type { Kind } from '#shared/feeds.ts'
import { teamName } from '#shared/organisation-name.ts'
import { insertArticle } from '../articles/publish.ts'
import type { Database } from '../database/tables.ts'
import type { ImageFiles } from '../images/image-files.ts'
import type { ImageWorker } from '../images/image-worker.ts'
import type { Clock } from '../lib/clock.ts'
import { createSettings } from '../settings/settings.ts'
import { type StarterArticle, starterArticles } from './articles.ts'
import { saveRecords, starterMark, textHash } from './records.ts'
import { starterFile, starterText } from './texts.ts'

export type StarterContent = Config['starterContent']

type Parts = { db: Database; imageFiles: Pick<ImageFiles, 'saveOneWidth'>; imageWorker: ImageWorker; clock: Clock }

/**
 * Adds the starter articles once, into an empty database: all of them, or none if an error occurs. A site that has
 * articles never receives more of them, because its editors decide what it publishes.
 */
export const addStarterArticles = async ({ db, clock, ...parts }: Parts, content: StarterContent) => {
  const chosen = starterArticles.filter(({ kind }) => kindsIn[content].includes(kind))
  if (chosen.length === 0 || (await hadArticles(db))) return
  const read = await Promise.all(chosen.map(async (article) => ({ ...article, text: await starterText(article.name) })))
  const added = read.filter((article) => isInGhana || !ofGhana.test(JSON.stringify(article)))
  const now = clock()
  const author = content === 'health' ? 'Editorial team' : teamName()
  const names = added.map(({ name }) => name)
  const prepared = await Promise.all(added.map((article) => prepare(parts, article, names, author)))
  await db.transaction().execute(async (trx) => {
    const records = []
    for (const [index, { kind, name, fields, image, focusX }] of prepared.entries()) {
      const id = await insertArticle(trx, kind, fields, minutesBefore(now, index + 1), image)
      // The pictures are drawings.
      const focus = focusX === undefined ? {} : { focus_x: focusX, focus_y: 30 }
      const stated = { ...focus, consent_at: now.toISOString(), consent_by: '', people: 'nobody' } as const
      await trx.updateTable('images').set(stated).where('id', '=', image.id).execute()
      records.push([name, { id, hash: textHash(fields) }] as const)
    }
    await saveRecords(trx, Object.fromEntries(records))
    await createSettings(trx).save(starterMark, now.toISOString())
  })
}

/** News are what the organisation itself reports. The guides are the same for every organisation, and name none. */
const kindsIn: Record<StarterContent, Kind[]> = { yes: ['news', 'blog'], health: ['blog'], none: [] }

/** An article that says anything of this kind, or has such a source, is not for a site in another country. */
const ofGhana = /Ghan|NHIS|CHPS|Accra|Kumasi|\b112\b/

const hadArticles = async (db: Database) =>
  (await createSettings(db).find(starterMark)) !== undefined ||
  (await db.selectFrom('articles').select('id').limit(1).executeTakeFirst()) !== undefined

const prepare = async (
  { imageFiles, imageWorker }: Pick<Parts, 'imageFiles' | 'imageWorker'>,
  { kind, name, title, imageAlt, focusX, tags }: StarterArticle,
  received: readonly string[],
  author: string,
) => {
  const image = await imageFiles.saveOneWidth(
    await imageWorker.run('svgToPng', await starterFile(`${name}.svg`)),
    imageAlt,
  )
  const text = await starterText(name, received)
  return { kind, name, focusX, fields: { title, ...text, author, imageAlt, tags }, image }
}

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

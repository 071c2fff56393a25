/** Starter articles for tests that are not about their pictures: encoding eighteen of them takes many seconds. */
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import type { ImageFiles } from '#core/images/image-files.ts'
import type { ImageWorker } from '#core/images/image-worker.ts'
import { newId } from '#core/lib/id.ts'
import { starterArticles } from '#core/starter/articles.ts'
import { findRecords, saveRecords, textHash } from '#core/starter/records.ts'
import { addStarterArticles, type StarterContent } from '#core/starter/starter.ts'
import { starterText } from '#core/starter/texts.ts'
import type { testCore } from './core.ts'

/** Every image gets an id of its own, and has no files. */
const saveWithoutFiles: ImageFiles['saveOneWidth'] = async (_, alt) => ({
  ...{ id: newId(), alt, width: 1280, height: 800, widths: [1280], fallback: 'jpg' },
  fileBytes: {},
})

const drawNothing = { run: async () => new Uint8Array() as never } satisfies ImageWorker

export const quickImages = { imageFiles: { saveOneWidth: saveWithoutFiles }, imageWorker: drawNothing }

/** Adds the starter articles to the site's database as a first start does, and opens the site again. */
export const addStarterTexts = async (
  { config, reopen }: Pick<Awaited<ReturnType<typeof testCore>>, 'config' | 'reopen'>,
  clock = () => new Date(),
  content: StarterContent = 'yes',
) => {
  const db = await openDatabase(databaseUrlOf(config))
  await addStarterArticles({ db, clock, ...quickImages }, content)
  await db.destroy()
  return reopen()
}

/**
 * As if the site had received an older text of a starter article, and an editor had added a sentence to it since. The
 * next start finds the correction.
 */
export const editOlderText = async (
  { core, config }: Pick<Awaited<ReturnType<typeof testCore>>, 'core' | 'config'>,
  name: string,
  { old, added }: { old: (content: string) => string; added: string },
) => {
  const db = await openDatabase(databaseUrlOf(config))
  const records = (await findRecords(db)) ?? {}
  const article = starterArticles.find((each) => each.name === name)
  const { kind = 'blog', title = '' } = article ?? {}
  const { content, sources } = await starterText(name)
  const older = { title, content: old(content), sources, lastChecked: '2026-01-01', reviewer: '' }
  const id = records[name]?.id ?? ''
  await core.articles.revise(kind, id, { ...older, keepDate: true })
  await saveRecords(db, { ...records, [name]: { id, hash: textHash(older) } })
  await core.articles.revise(kind, id, { content: `${older.content}\n\n${added}`, keepDate: true })
  await db.destroy()
  return { id, title }
}

/** Starter articles for tests that are not about their pictures: encoding eighteen of them takes many seconds. */
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import type { ImageFiles } from '#core/images/image-files.ts'
import type { ImageWorker } from '#core/images/image-worker.ts'
import { newId } from '#core/lib/id.ts'
import { addStarterArticles } from '#core/starter/starter.ts'
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
) => {
  const db = await openDatabase(databaseUrlOf(config))
  await addStarterArticles({ db, clock, ...quickImages })
  await db.destroy()
  return reopen()
}

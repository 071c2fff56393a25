/** Takes the articles of a feed, one after the other, each whole: a stopped import goes on where it was. */
import type { Feed } from '#shared/feeds.ts'
import { insertArticle } from '../articles/publish.ts'
import type { Database } from '../database/open.ts'
import { insertImage } from '../images/images.ts'
import type { StoredImage } from '../images/stored-image.ts'
import { type Item, idOf, listOf } from './foreign-site.ts'
import type { ImportDeps, Known } from './imported.ts'
import { hasPicture, takePicture } from './picture.ts'
import type { Tally } from './tally.ts'
import { articleFields, datesOf } from './texts.ts'

export const importArticles = async (deps: ImportDeps, feed: Feed, tally: Tally) => {
  for await (const { items, page, totalPages } of deps.site.pages(listOf(feed))) {
    const known = await deps.imported.known(feed.kind, items.map(idOf))
    for (const item of items) await takeArticle({ ...deps, feed, tally }, item, known.get(idOf(item)))
    tally.page(page, totalPages)
  }
}

type Parts = ImportDeps & { feed: Feed; tally: Tally }

const takeArticle = async (parts: Parts, item: Item, known: Known | undefined) => {
  const { tally } = parts
  if (idOf(item) === '') return tally.refuse('', 'its id is missing or wrong')
  if (!known) return addArticle(parts, item)
  tally.alreadyThere()
  if (known.lacksPicture && hasPicture(item)) await addPicture(parts, item, known)
}

const addArticle = async (parts: Parts, item: Item) => {
  const { db, clock, feed, imported, tally } = parts
  const note = (sentence: string) => tally.note(idOf(item), sentence)
  const read = articleFields(item, note)
  if ('reason' in read) return tally.refuse(idOf(item), read.reason)
  const image = await takePicture({ ...parts, note }, item, read.fields.imageAlt)
  const { createdAt, updatedAt } = datesOf(item, clock())
  await db.transaction().execute(async (trx) => {
    const id = await insertArticle(trx, feed.kind, read.fields, updatedAt, image)
    await trx.updateTable('articles').set({ created_at: createdAt }).where('id', '=', id).execute()
    const thing = { foreignId: idOf(item), id, lacksPicture: hasPicture(item) && !image }
    await imported.remember(trx, feed.kind, [thing], clock().toISOString())
  })
  tally.made()
}

/** What could not be had the last time, for an article that still has none. */
const addPicture = async (parts: Parts, item: Item, { id }: Known) => {
  const { db, clock, feed, imported, imageFiles, tally } = parts
  const note = (sentence: string) => tally.note(idOf(item), sentence)
  const image = await takePicture({ ...parts, note }, item, String(item.imageAlt ?? ''))
  if (!image) return
  const isUsed = await db.transaction().execute(async (trx) => {
    await imported.hasPictureNow(trx, feed.kind, idOf(item))
    return giveImage(trx, id, image, clock().toISOString())
  })
  if (isUsed) note('its picture, which was missing, is here now')
  else await imageFiles.remove(image)
}

const giveImage = async (db: Database, id: string, image: StoredImage, at: string) => {
  await insertImage(db, image, at)
  const given = await db
    .updateTable('articles')
    .set({ image_id: image.id })
    .where('id', '=', id)
    .where('image_id', 'is', null)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!given) await db.deleteFrom('images').where('id', '=', image.id).execute()
  return given !== undefined
}

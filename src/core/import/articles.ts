/** Imports the articles of a feed, each in its own transaction, so that a stopped import continues where it stopped. */
import type { Feed } from '#shared/feeds.ts'
import { insertArticle } from '../articles/publish.ts'
import type { Database } from '../database/tables.ts'
import type { ImageFiles } from '../images/image-files.ts'
import { insertImage } from '../images/images.ts'
import type { StoredImage } from '../images/stored-image.ts'
import { Unavailable } from '../lib/errors.ts'
import { type Item, idOf, listOf, type SourceSite } from './api.ts'
import { RequestError } from './client.ts'
import { articleFields, datesOf, type Note } from './fields.ts'
import type { ImportDeps, ImportedItem, ImportProgress } from './log.ts'

export const importSiteArticles = async (deps: ImportDeps, feed: Feed, progress: ImportProgress) => {
  for await (const { items, page, totalPages } of deps.site.pages(listOf(feed))) {
    const known = await deps.imported.find(feed.kind, items.map(idOf))
    for (const item of items) await importArticle({ ...deps, feed, progress }, item, known.get(idOf(item)))
    progress.page(page, totalPages)
  }
}

type ArticleImport = ImportDeps & { feed: Feed; progress: ImportProgress }

const importArticle = async (parts: ArticleImport, item: Item, known: ImportedItem | undefined) => {
  const { progress } = parts
  if (idOf(item) === '') return progress.refuse('', 'its id is missing or wrong')
  if (!known) return addArticle(parts, item)
  progress.existing()
  if (known.lacksPicture && hasPicture(item)) await addPicture(parts, item, known)
}

const addArticle = async (parts: ArticleImport, item: Item) => {
  const { db, clock, feed, imported, progress } = parts
  const note = (sentence: string) => progress.note(idOf(item), sentence)
  const read = articleFields(item, note)
  if ('reason' in read) return progress.refuse(idOf(item), read.reason)
  const image = await savePicture({ ...parts, note }, item, read.fields.imageAlt)
  const { createdAt, updatedAt } = datesOf(item, clock())
  await db.transaction().execute(async (trx) => {
    const id = await insertArticle(trx, feed.kind, read.fields, updatedAt, image)
    await trx.updateTable('articles').set({ created_at: createdAt }).where('id', '=', id).execute()
    const newItem = { foreignId: idOf(item), id, lacksPicture: hasPicture(item) && !image }
    await imported.add(trx, feed.kind, [newItem], clock().toISOString())
  })
  progress.made()
}

/** For an article whose picture could not be fetched before, and is still missing. */
const addPicture = async (parts: ArticleImport, item: Item, { id }: ImportedItem) => {
  const { db, clock, feed, imported, imageFiles, progress } = parts
  const note = (sentence: string) => progress.note(idOf(item), sentence)
  const image = await savePicture({ ...parts, note }, item, String(item.imageAlt ?? ''))
  if (!image) return
  const isUsed = await db.transaction().execute(async (trx) => {
    await imported.update(trx, feed.kind, idOf(item), { lacks_picture: 0 })
    return giveImage(trx, id, image, clock().toISOString())
  })
  if (isUsed) note('its missing picture was added')
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

type PictureDeps = { site: SourceSite; imageFiles: ImageFiles; feed: Feed; note: Note }

const hasPicture = ({ imageUrl }: Item) => typeof imageUrl === 'string' && imageUrl !== ''

/** Undefined when the picture cannot be fetched or is invalid: the article is imported without it. */
const savePicture = async ({ note, ...parts }: PictureDeps, item: Item, alt: string | undefined) => {
  if (!hasPicture(item)) return undefined
  try {
    return await parts.imageFiles.save(await fetchPicture(parts, item), alt)
  } catch (error) {
    if (!(error instanceof Error) || error instanceof Unavailable) throw error
    note(`its picture was left out: ${error.message}`)
  }
}

/** Links to pictures may expire: if the site rejects a link, the article is fetched again for a new one. */
const fetchPicture = async ({ site, feed }: Omit<PictureDeps, 'note'>, item: Item) => {
  try {
    return await site.picture(String(item.imageUrl))
  } catch (error) {
    if (!(error instanceof RequestError) || !isRefusal(error.status)) throw error
    const { imageUrl } = await site.article(feed, idOf(item))
    if (imageUrl === item.imageUrl || !hasPicture({ imageUrl })) throw error
    return site.picture(String(imageUrl))
  }
}

const isRefusal = (status = 0) => status >= 400 && status <= 499

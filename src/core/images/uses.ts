/** Which images are in use: by an article itself, in a text, or in a section of the site content. */
import type { SectionName } from '#shared/content/types.ts'
import type { ImageUse } from '#shared/shapes/image.ts'
import type { Database } from '../database/tables.ts'
import { sectionTitle, textsWith } from '../database/texts.ts'
import { imageIdsInText, mediaPath } from './stored-image.ts'

type TextOwner = { article: string } | { section: SectionName }

/** Returns the ids of the images in the text. Call it in every transaction that saves the text. */
export const saveUses = async (db: Database, owner: TextOwner, text: string) => {
  const ids = imageIdsInText(text)
  const row =
    'article' in owner ? { article_id: owner.article, section: null } : { article_id: null, section: owner.section }
  await db
    .deleteFrom('image_uses')
    .$if('article' in owner, (query) => query.where('article_id', '=', row.article_id))
    .$if('section' in owner, (query) => query.where('section', '=', row.section))
    .execute()
  if (ids.length > 0)
    await db
      .insertInto('image_uses')
      .values(ids.map((image_id) => ({ image_id, ...row })))
      .execute()
  return ids
}

type FoundUse = { imageId: string; use: ImageUse }

/** The uses of each image, by its id. */
export const usesOf = async (db: Database, ids: string[]) => {
  const uses = new Map<string, ImageUse[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return uses
  for (const { imageId, use } of [
    ...(await usesByArticles(db, ids)),
    ...(await usesInTexts(db, ids)),
    ...(await usesInOtherTexts(db, ids)),
  ]) {
    const known = uses.get(imageId)
    if (known && !known.some(({ kind, _id }) => kind === use.kind && _id === use._id)) known.push(use)
  }
  return uses
}

type Row = { imageId: string; id: string; kind: ImageUse['kind']; title: string; removed_at: string | null }

const toUse = ({ imageId, id, kind, title, removed_at }: Row): FoundUse => ({
  imageId,
  use: { kind, _id: id, title, isRemoved: removed_at !== null },
})

const usesByArticles = async (db: Database, ids: string[]) => {
  const rows = await db
    .selectFrom('articles')
    .select(['image_id', 'id', 'kind', 'title', 'removed_at'])
    .where('image_id', 'in', ids)
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map(({ image_id, ...row }) => toUse({ imageId: image_id ?? '', ...row }))
}

const usesInTexts = async (db: Database, ids: string[]) => {
  const rows = await db
    .selectFrom('image_uses')
    .leftJoin('articles', 'articles.id', 'image_uses.article_id')
    .select(['image_uses.image_id as imageId', 'section', 'articles.id', 'kind', 'title', 'removed_at'])
    .where('image_uses.image_id', 'in', ids)
    .execute()
  return rows.map(({ imageId, section, id, kind, title, removed_at }) =>
    toUse({
      imageId,
      id: id ?? section ?? '',
      kind: kind ?? 'site',
      title: title ?? sectionTitle(section ?? ''),
      removed_at,
    }),
  )
}

const usesInOtherTexts = async (db: Database, ids: string[]): Promise<FoundUse[]> => {
  const texts = await textsWith(
    db,
    ids.map((id) => mediaPath + id),
  )
  return texts.flatMap(({ text, ...use }) => imageIdsInText(text).map((imageId) => ({ imageId, use })))
}

/** How many earlier versions and unsaved drafts of articles and of the site content contain the image. */
export const countEarlierUses = async (db: Database, id: string) => {
  const named = `%${id}%`
  const { revisions, drafts, sections } = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('article_revisions')
        .innerJoin('articles', 'articles.id', 'article_id')
        .select(fn.countAll().as('count'))
        .where('article_revisions.content', 'like', named)
        .whereRef('number', '<', 'articles.version')
        .as('revisions'),
      selectFrom('article_drafts').select(fn.countAll().as('count')).where('fields', 'like', named).as('drafts'),
      selectFrom('site_content_versions')
        .innerJoin('site_content', 'site_content.section', 'site_content_versions.section')
        .select(fn.countAll().as('count'))
        .where('site_content_versions.fields', 'like', named)
        .whereRef('site_content_versions.version', '<', 'site_content.version')
        .as('sections'),
    ])
    .executeTakeFirstOrThrow()
  return Number(revisions) + Number(drafts) + Number(sections)
}

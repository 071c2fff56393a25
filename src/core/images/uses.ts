/** Who uses which pictures: articles by themselves, and texts that name one. */
import type { ImageUse } from '#shared/shapes/image.ts'
import type { Database } from '../database/open.ts'
import { pictureIdsIn } from './picture-address.ts'
import { ownAddress } from './stored-image.ts'

type Place = { article: string } | { section: string }

/** To be called in the transaction that writes the text, each time. Answers the pictures that it names. */
export const noteUses = async (db: Database, place: Place, text: string) => {
  const ids = pictureIdsIn(text)
  const row =
    'article' in place ? { article_id: place.article, section: null } : { article_id: null, section: place.section }
  await db
    .deleteFrom('image_uses')
    .$if('article' in place, (query) => query.where('article_id', '=', row.article_id))
    .$if('section' in place, (query) => query.where('section', '=', row.section))
    .execute()
  if (ids.length > 0)
    await db
      .insertInto('image_uses')
      .values(ids.map((image_id) => ({ image_id, ...row })))
      .execute()
  return ids
}

type Found = { picture: string; use: ImageUse }

/** By picture. */
export const usesOf = async (db: Database, ids: string[]) => {
  const uses = new Map<string, ImageUse[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return uses
  for (const { picture, use } of [
    ...(await shownBy(db, ids)),
    ...(await namedBy(db, ids)),
    ...(await namedByLetters(db, ids)),
  ]) {
    const known = uses.get(picture) ?? []
    if (!known.some(({ kind, _id }) => kind === use.kind && _id === use._id)) known.push(use)
  }
  return uses
}

type Row = { picture: string; id: string; kind: string; title: string; removed_at: string | null }

const asFound = ({ picture, id, kind, title, removed_at }: Row): Found => ({
  picture,
  use: { kind: kind as ImageUse['kind'], _id: id, title, isRemoved: removed_at !== null },
})

const shownBy = async (db: Database, ids: string[]) => {
  const rows = await db
    .selectFrom('articles')
    .select(['image_id', 'id', 'kind', 'title', 'removed_at'])
    .where('image_id', 'in', ids)
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map(({ image_id, ...row }) => asFound({ picture: image_id ?? '', ...row }))
}

const namedBy = async (db: Database, ids: string[]) => {
  const rows = await db
    .selectFrom('image_uses')
    .leftJoin('articles', 'articles.id', 'image_uses.article_id')
    .select(['image_uses.image_id as picture', 'section', 'articles.id', 'kind', 'title', 'removed_at'])
    .where('image_uses.image_id', 'in', ids)
    .execute()
  return rows.map(({ picture, section, id, kind, title, removed_at }) =>
    asFound({ picture, id: id ?? section ?? '', kind: kind ?? 'site', title: title ?? section ?? '', removed_at }),
  )
}

/** Letters to many are few: they are looked through. */
const namedByLetters = async (db: Database, ids: string[]): Promise<Found[]> => {
  const rows = await db
    .selectFrom('newsletters')
    .select(['id', 'subject', 'content'])
    .where(({ or, eb }) => or(ids.map((id) => eb('content', 'like', `%${ownAddress}${id}%`))))
    .execute()
  return rows.flatMap(({ id, subject, content }) =>
    pictureIdsIn(content)
      .filter((picture) => ids.includes(picture))
      .map((picture) => ({ picture, use: { kind: 'letter', _id: id, title: subject, isRemoved: false } })),
  )
}

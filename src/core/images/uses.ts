/** Who uses which pictures: articles by themselves, and texts that name one. */
import type { ImageUse } from '#shared/shapes/image.ts'
import type { Database } from '../database/open.ts'
import { pictureIdsIn } from './picture-address.ts'
import { ownAddress } from './stored-image.ts'

type Place = { article: string } | { part: string }

/** To be called in the transaction that writes the text, each time. Answers the pictures that it names. */
export const noteUses = async (db: Database, place: Place, text: string) => {
  const ids = pictureIdsIn(text)
  const row = 'article' in place ? { article_id: place.article, part: null } : { article_id: null, part: place.part }
  await db
    .deleteFrom('picture_uses')
    .$if('article' in place, (query) => query.where('article_id', '=', row.article_id))
    .$if('part' in place, (query) => query.where('part', '=', row.part))
    .execute()
  if (ids.length > 0)
    await db
      .insertInto('picture_uses')
      .values(ids.map((picture_id) => ({ picture_id, ...row })))
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
    .selectFrom('picture_uses')
    .leftJoin('articles', 'articles.id', 'picture_uses.article_id')
    .select(['picture_id as picture', 'part', 'articles.id', 'kind', 'title', 'removed_at'])
    .where('picture_id', 'in', ids)
    .execute()
  return rows.map(({ picture, part, id, kind, title, removed_at }) =>
    asFound({ picture, id: id ?? part ?? '', kind: kind ?? 'site', title: title ?? part ?? '', removed_at }),
  )
}

/** Letters to many are few: they are looked through. */
const namedByLetters = async (db: Database, ids: string[]): Promise<Found[]> => {
  const rows = await db
    .selectFrom('campaigns')
    .select(['id', 'subject', 'content'])
    .where(({ or, eb }) => or(ids.map((id) => eb('content', 'like', `%${ownAddress}${id}%`))))
    .execute()
  return rows.flatMap(({ id, subject, content }) =>
    pictureIdsIn(content)
      .filter((picture) => ids.includes(picture))
      .map((picture) => ({ picture, use: { kind: 'letter', _id: id, title: subject, isRemoved: false } })),
  )
}

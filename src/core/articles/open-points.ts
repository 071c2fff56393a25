/**
 * What is open about an article: what the site asked and nobody has answered yet, from the article and its pictures as
 * they are now. It never keeps an article from being published; editors filter their list by it.
 */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Kind } from '#shared/feeds.ts'
import { recordOf } from '#shared/keys.ts'
import { type IncompleteArticles, type OpenPoint, openPoints } from '#shared/shapes/open-points.ts'
import type { Database, Tables } from '../database/tables.ts'
import { mediaPath } from '../images/stored-image.ts'

type Builder = ExpressionBuilder<Tables, 'articles'>
type Condition = (builder: Builder) => Expression<SqlBool>

const ownPicture = ({ selectFrom }: Builder) =>
  selectFrom('images').select('images.id').whereRef('images.id', '=', 'articles.image_id')

const textPictures = ({ selectFrom }: Builder) =>
  selectFrom('image_uses')
    .innerJoin('images', 'images.id', 'image_uses.image_id')
    .select('images.id')
    .whereRef('image_uses.article_id', '=', 'articles.id')

/** A text holds the descriptions of its own pictures: `![](/media/…)` has none. */
const undescribedInText = (builder: Builder) =>
  textPictures(builder)
    .where('is_decorative', '=', 0)
    .where(({ eb, val, ref }) =>
      eb('articles.content', 'like', eb(eb(val(`%![](${mediaPath}`), '||', ref('images.id')), '||', val('%'))),
    )

const conditions: Record<OpenPoint, Condition> = {
  source: ({ and, eb }) => and([eb('is_health', '=', 1), eb('sources', '=', '[]'), eb('no_source_reason', 'is', null)]),
  description: (builder) =>
    builder.or([
      builder.exists(ownPicture(builder).where('alt', '=', '').where('is_decorative', '=', 0)),
      builder.exists(undescribedInText(builder)),
    ]),
  consent: (builder) =>
    builder.or([
      builder.exists(ownPicture(builder).where('consent_at', 'is', null)),
      builder.exists(textPictures(builder).where('consent_at', 'is', null)),
    ]),
}

export const isOpen =
  (point: OpenPoint | 'anything'): Condition =>
  (builder) =>
    point === 'anything' ? builder.or(openPoints.map((each) => conditions[each](builder))) : conditions[point](builder)

/** What is open about each of the articles. */
export const openPointsOf = async (db: Database, ids: string[]) => {
  const found = recordOf(ids, (): OpenPoint[] => [])
  for (const point of ids.length > 0 ? openPoints : [])
    for (const { id } of await db
      .selectFrom('articles')
      .select('id')
      .where('id', 'in', ids)
      .where(isOpen(point))
      .execute())
      found[id]?.push(point)
  return found
}

/** How many of the articles that readers see have something open. */
export const countIncomplete = async (db: Database, kind: Kind): Promise<IncompleteArticles> => {
  const counted = (point: OpenPoint | 'anything') => (builder: Builder) =>
    builder.fn.count<number | string>(builder.case().when(isOpen(point)(builder)).then(1).end())
  const row = await db
    .selectFrom('articles')
    .select((builder) => [
      counted('anything')(builder).as('articles'),
      ...openPoints.map((point) => counted(point)(builder).as(point)),
    ])
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .where('published_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return recordOf(['articles', ...openPoints], (name) => Number(row[name]))
}

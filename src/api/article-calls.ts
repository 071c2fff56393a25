/**
 * Describes the calls (endpoints) on articles for validation and OpenAPI, once for each feed; `articles.ts` answers
 * them.
 */
import { createRoute, z } from '@hono/zod-openapi'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { Article, ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import { EditorsQuery, editorsFields } from '#shared/shapes/editors-list.ts'
import { LanguageTag } from '#shared/shapes/languages.ts'
import { IdempotencyKeyHeader } from '#shared/shapes/message.ts'
import { pageFields } from '#shared/shapes/page.ts'
import { RelatedArticle } from '#shared/shapes/tag.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { answer, formBody, idParam, refusals, signedIn, under } from './calls.ts'
import { imageField } from './image-form.ts'

const wordsFor = ({ kind }: Feed) => ({ one: adminWording[kind].one, tags: [adminWording[kind].manageTitle] })

const languages = z.array(LanguageTag).meta({ description: 'The languages of all articles, not only of this page' })

const related = z.array(RelatedArticle)

export const OneArticle = <F extends Feed>(feed: F) =>
  z.object(under<F['itemKey'], typeof Article>(feed.itemKey, Article))

export const readingCalls = <F extends Feed>(feed: F) => {
  const { one, tags } = wordsFor(feed)
  const items = under<F['listKey'], z.ZodArray<typeof Article>>(feed.listKey, z.array(Article))
  return {
    list: createRoute({
      method: 'get',
      path: '/',
      tags,
      summary: `List ${feed.kind}, newest first`,
      description: 'Without a token, only page, limit, language and texts have an effect.',
      request: { query: EditorsQuery },
      responses: {
        200: answer('One page', z.object({ ...items, ...pageFields, languages, ...editorsFields })),
        ...refusals(401, 403, 422),
      },
    }),
    find: createRoute({
      method: 'get',
      path: '/{id}',
      tags,
      summary: `Read one ${one}; users who may write also see drafts`,
      request: idParam,
      responses: {
        200: answer(`The ${one}, with related articles`, OneArticle(feed).extend({ related })),
        ...refusals(404),
      },
    }),
  }
}

export const writingCalls = <F extends Feed>(feed: F) => {
  const { one, tags } = wordsFor(feed)
  const picture = under<F['imageField'], ReturnType<typeof imageField>>(feed.imageField, imageField(feed.imageField))
  return {
    publish: createRoute({
      method: 'post',
      path: '/',
      tags,
      summary: `Publish a ${one}, now or at a given time, or save a draft`,
      ...signedIn,
      description: 'Requests with the same Idempotency-Key create one article.',
      request: { ...formBody(z.object({ ...NewArticle.shape, ...picture })), headers: IdempotencyKeyHeader },
      responses: {
        201: answer(`The ${one}`, OneArticle(feed)),
        ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
      },
    }),
    revise: createRoute({
      method: 'patch',
      path: '/{id}',
      tags,
      summary: `Change a ${one}; fields that are not sent stay unchanged`,
      ...signedIn,
      request: { ...idParam, ...formBody(z.object({ ...ArticleChange.shape, ...picture })) },
      responses: {
        200: answer(`The ${one}, changed`, OneArticle(feed)),
        ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
      },
    }),
  }
}

export const removingCalls = <F extends Feed>(feed: F) => {
  const { one, tags } = wordsFor(feed)
  return {
    remove: createRoute({
      method: 'delete',
      path: '/{id}',
      tags,
      summary: `Move a ${one} to the trash; it can be restored for ${limits.trashDays} days`,
      ...signedIn,
      request: idParam,
      responses: { 200: answer(`The ${one}, removed`, OneArticle(feed)), ...refusals(401, 403, 404) },
    }),
    restore: createRoute({
      method: 'post',
      path: '/{id}/restore',
      tags,
      summary: `Restore a ${one} from the trash`,
      ...signedIn,
      request: idParam,
      responses: { 200: answer(`The ${one}, restored`, OneArticle(feed)), ...refusals(401, 403, 404) },
    }),
  }
}

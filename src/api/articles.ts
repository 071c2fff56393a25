/**
 * The calls (endpoints) on news and blog posts, from listing to deleting (CRUD): one set of calls, made twice.
 */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { Refused } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { Article, ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import { EditorsQuery, editorsFields, isForEditors } from '#shared/shapes/editors-list.ts'
import { LanguageTag, pageFields } from '#shared/shapes/fields.ts'
import { IdempotencyKeyHeader } from '#shared/shapes/message.ts'
import { RelatedArticle } from '#shared/shapes/tag.ts'
import { type AbsoluteUrl, type ApiEnv, answer, under } from './calls.ts'
import { callsOf, editingRoutes, OneArticle } from './editing.ts'
import { visitorMay, visitorMustBeAllowed } from './guard.ts'
import { imageField, splitForm } from './image-form.ts'

const languages = z.array(LanguageTag).meta({ description: 'The languages of all articles, not only of this page' })

const related = z.array(RelatedArticle)

const articleCalls = <F extends Feed>(feed: F) => {
  const { one, call } = callsOf(feed)
  const items = under<F['listKey'], z.ZodArray<typeof Article>>(feed.listKey, z.array(Article))
  const picture = under<F['imageField'], ReturnType<typeof imageField>>(feed.imageField, imageField(feed.imageField))
  return {
    list: call('get', '/', {
      needs: 'nothing',
      summary: `List ${feed.kind}, newest first`,
      description: 'Without a token, only page, limit, language and texts have an effect.',
      query: EditorsQuery,
      gives: { 200: answer('One page', z.object({ ...items, ...pageFields, languages, ...editorsFields })) },
      also: [403],
    }),
    find: call('get', '/{id}', {
      needs: 'nothing',
      summary: `Read one ${one}; users who may write also see drafts`,
      gives: { 200: answer(`The ${one}, with related articles`, OneArticle(feed).extend({ related })) },
    }),
    publish: call('post', '/', {
      summary: `Publish a ${one}, now or at a given time, or save a draft`,
      description: 'Requests with the same Idempotency-Key create one article.',
      headers: IdempotencyKeyHeader,
      takesForm: z.object({ ...NewArticle.shape, ...picture }),
      gives: { 201: answer(`The ${one}`, OneArticle(feed)) },
      also: [404, 409],
    }),
    revise: call('patch', '/{id}', {
      summary: `Change a ${one}; fields that are not sent stay unchanged`,
      takesForm: z.object({ ...ArticleChange.shape, ...picture }),
      gives: { 200: answer(`The ${one}, changed`, OneArticle(feed)) },
      also: [409],
    }),
    remove: call('delete', '/{id}', {
      summary: `Move a ${one} to the trash; it can be restored for ${limits.trashDays} days`,
      gives: { 200: answer(`The ${one}, removed`, OneArticle(feed)) },
    }),
    restore: call('post', '/{id}/restore', {
      summary: `Restore a ${one} from the trash`,
      gives: { 200: answer(`The ${one}, restored`, OneArticle(feed)) },
    }),
  }
}

/**
 * Inside, the type checker cannot prove that a body fits a response whose key is a type parameter, hence `as never`;
 * outside, the client is fully typed, and the contract test checks real responses.
 */
export const articleRoutes = <F extends Feed>(feed: F, core: Core, addressOf: AbsoluteUrl) => {
  const { articles } = core
  const calls = articleCalls(feed)
  const bodyOf = (article: Article) => under(feed.itemKey, article) as never
  return new OpenAPIHono<ApiEnv>()
    .route('/', editingRoutes(feed, core, addressOf))
    .openapi(calls.list, async (c) => {
      const query = c.req.valid('query')
      if (isForEditors(query)) visitorMustBeAllowed(c, 'articles.write')
      const { found, ...more } = isForEditors(query)
        ? await articles.listForEditors(feed.kind, query, c.get('user'))
        : await articles.list(feed.kind, query.page, query.limit, query.language, query.texts !== 'no')
      // The page cache stores a list beyond the last page only if Cache-Control allows it, so that nobody can fill the
      // memory with such pages.
      if (more.currentPage > more.totalPages) c.header('Cache-Control', 'no-store')
      return c.json({ ...under(feed.listKey, found), ...more } as never, 200)
    })
    .openapi(calls.find, async (c) => {
      const { id } = c.req.valid('param')
      const article = visitorMay(c, 'articles.write')
        ? await articles.findForEditors(feed.kind, id, c.get('user'))
        : await articles.find(feed.kind, id)
      const related = await articles.related(feed.kind, article)
      return c.json({ ...under(feed.itemKey, article), related } as never, 200)
    })
    .openapi(calls.publish, async (c) => {
      const { fields, image } = await splitForm<NewArticle>(c.req.valid('form'), feed.imageField)
      const key = c.req.valid('header')['idempotency-key']
      const article = await articles.publish(feed.kind, fields, image, key).catch(nameField(feed))
      return c.json(bodyOf(article), 201)
    })
    .openapi(calls.revise, async (c) => {
      const { fields, image } = await splitForm<ArticleChange>(c.req.valid('form'), feed.imageField)
      const article = await articles.revise(feed.kind, c.req.valid('param').id, fields, image).catch(nameField(feed))
      return c.json(bodyOf(article), 200)
    })
    .openapi(calls.remove, async (c) => c.json(bodyOf(await articles.remove(feed.kind, c.req.valid('param').id)), 200))
    .openapi(calls.restore, async (c) =>
      c.json(bodyOf(await articles.restore(feed.kind, c.req.valid('param').id)), 200),
    )
}

/** Refusals of the core name the field `image`; the client sent it under the name that it has in this feed. */
const nameField = (feed: Feed) => (error: unknown) => {
  if (!(error instanceof Refused) || !error.fields.image) throw error
  const { image, ...others } = error.fields
  throw new Refused({ ...others, [feed.imageField]: image })
}

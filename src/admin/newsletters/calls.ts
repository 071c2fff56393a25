/** The API calls of the newsletter pages. */
import { withId } from '#page/api-client.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { manageNewslettersPath } from '#shared/paths.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { Newsletter, NewsletterChecks, NewsletterState } from '#shared/shapes/newsletter.ts'
import { adminApi, bodyOf, type Failure, isFailure, isUnreachable } from '../api.ts'
import { orCopy, saveCopy } from '../device-copies.ts'
import { listFrom, pageQuery } from '../page.ts'
import { listGroups } from '../subscribers/calls.ts'
import type { Group } from '../subscribers/groups.tsx'
import { type NewsletterTexts, sameTexts } from './newsletter-texts.ts'

export const listNewsletters = (request: Request) =>
  listFrom(request, 'newsletters', () => adminApi(request).newsletters.$get({ query: pageQuery(request) }))

/** A newsletter. Only an unsent one has its groups and, with a network, its checks. */
export type Shown = { newsletter: Newsletter; groups: Group[]; checks?: NewsletterChecks }

export const loadNewsletter = async (request: Request, id: string): Promise<Shown | Failure> => {
  const api = adminApi(request)
  const newsletter = await orCopy('newsletter', id, findNewsletter(api, id))
  if (isFailure(newsletter)) return newsletter
  const found = { newsletter }
  if (!isUnsent(newsletter)) return { ...found, groups: [] }
  const [checks, groups] = await Promise.all([
    bodyOf(() => api.newsletters[':id'].checks.$get(withId(id))),
    listGroups(request),
  ])
  if (isFailure(checks)) return isUnreachable(checks) ? { ...found, groups } : checks
  return { ...found, groups, checks }
}

type Api = ReturnType<typeof adminApi>

const findNewsletter = async (api: Api, id: string): Promise<Newsletter | Failure> => {
  const found = await bodyOf(() => api.newsletters[':id'].$get(withId(id)))
  return isFailure(found) ? found : found.newsletter
}

type Change = { version: number; texts: NewsletterTexts }

/** The texts of each newsletter that were sent without a response: the server may have saved them. */
const unanswered = new Map<string, NewsletterTexts[]>()

/**
 * `version` is the version that the editor changed. Fails with 409 if another editor has saved since. If the editor's
 * own text was saved and only the response was lost, saves again.
 */
export const saveNewsletter = async (
  api: Api,
  id: string,
  { version, texts }: Change,
): Promise<{ newsletter: Newsletter } | Failure> => {
  const sent = unanswered.get(id) ?? []
  const body = await bodyOf(() => api.newsletters[':id'].$patch({ ...withId(id), json: { version, ...texts } }))
  const wasSent = (one: NewsletterTexts) => sent.some((other) => sameTexts(one, other))
  if (!isFailure(body)) saveCopy('newsletter', id, body.newsletter)
  if (!isFailure(body) || body.status > 0) unanswered.delete(id)
  else if (!wasSent(texts)) unanswered.set(id, [...sent, texts])
  const current = isFailure(body) ? currentIn(body) : undefined
  if (!current || !wasSent(current)) return body
  return saveNewsletter(api, id, { version: current.version, texts })
}

/** After a conflict: the saved newsletter. */
const currentIn = ({ current }: Failure) => (current as { newsletter?: Newsletter } | undefined)?.newsletter

export const isUnsent = ({ state }: Newsletter) => state === 'draft' || state === 'scheduled'

/** The newest published articles. */
export type Choice = { kind: 'news' | 'blog'; id: string; title: string }

export const newestArticles = async (request: Request): Promise<Choice[] | Failure> => {
  const api = adminApi(request)
  const query = { page: '1', limit: '10' }
  const news = await bodyOf(() => api.news.$get({ query }))
  if (isFailure(news)) return news
  const blog = await bodyOf(() => api.blog.$get({ query }))
  if (isFailure(blog)) return blog
  return [
    ...choices(newsFeed.kind, (news as { news: Article[] }).news),
    ...choices(blogFeed.kind, (blog as { blogs: Article[] }).blogs),
  ]
}

const choices = (kind: Choice['kind'], articles: Article[]) =>
  articles.map(({ _id: id, title }): Choice => ({ kind, id, title }))

export const newsletterStateWords: Record<NewsletterState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled for',
  sending: 'Sending',
  paused: 'Paused',
  stopped: 'Stopped',
  sent: 'Sent',
}

export const newNewsletterPath = `${manageNewslettersPath}/new`
export const newsletterPath = (id: string) => `${manageNewslettersPath}/${id}`

/** The API calls of the newsletter pages. */

import { redirect } from 'react-router'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { manageNewslettersPath } from '#shared/paths.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { Newsletter, NewsletterChecks, NewsletterState } from '#shared/shapes/newsletter.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { type PageOf, pageQuery, withoutEmptyEnd } from '../page.ts'
import type { NewsletterTexts } from './newsletter-texts.ts'

export const listNewsletters = async (request: Request): Promise<PageOf<Newsletter> | Failure> => {
  const body = await bodyOf(() => adminApi(request).newsletters.$get({ query: pageQuery(request) }))
  if (isFailure(body)) return body
  const { newsletters: items, ...pages } = body
  return withoutEmptyEnd({ items, ...pages })
}

/** An unsent newsletter, with its checks. */
export type Shown = { newsletter: Newsletter; checks?: NewsletterChecks }

export const loadNewsletter = async (request: Request, id: string): Promise<Shown | Failure> => {
  const api = adminApi(request)
  const found = await bodyOf(() => api.newsletters[':id'].$get(withId(id)))
  if (isFailure(found) || !isUnsent(found.newsletter)) return found
  const checks = await bodyOf(() => api.newsletters[':id'].checks.$get(withId(id)))
  return isFailure(checks) ? checks : { ...found, checks }
}

type Api = ReturnType<typeof adminApi>

/** `version` is the version that the editor changed. Fails with 409 if it is not the current one. */
export const saveNewsletter = (api: Api, id: ReturnType<typeof withId>, version: number, texts: NewsletterTexts) =>
  bodyOf(() => api.newsletters[':id'].$patch({ ...id, json: { version, ...texts } }))

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

/** Creates an empty draft, or one made of the chosen articles. */
export const beginNewsletter = async (request: Request) => {
  const chosen = (await request.formData()).getAll('article').map((choice) => {
    const [kind, id = ''] = String(choice).split('/')
    return { kind: kind as Choice['kind'], id }
  })
  const json = chosen.length > 0 ? { articles: chosen } : {}
  const made = await bodyOf(() => adminApi(request).newsletters.$post({ json }))
  return isFailure(made) ? { failure: made } : redirect(newsletterPath(made.newsletter._id))
}

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

import { hc } from 'hono/client'
import { describe, expect, it } from 'vitest'
import type { Api } from '#api/api.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { loadArticle, loadList } from './load-articles.ts'
import { httpStatusOf } from './load-result.ts'

const article = {
  _id: 'a1',
  title: 'Fever',
  content: '**Hot**',
  contentHtml: '<p><strong>Hot</strong></p>',
  excerpt: 'Hot',
  author: 'Ama',
  updatedAt: '2026-01-14T08:00:00.000Z',
  language: 'en',
}

/** The typed client itself, with an API that always returns the same response and records the requests. */
const apiThatAnswers = (answer: () => Response) => {
  const asked: string[] = []
  const fetch = async (url: RequestInfo | URL) => {
    asked.push(String(url).replace('http://api', ''))
    return answer()
  }
  return { api: hc<Api>('http://api', { fetch }), asked }
}

const anyPage = 'https://voima.example/blog?page=2'
const blogs = () => Response.json({ blogs: [article], currentPage: 2, totalPages: 3, languages: ['en', 'tw'] })

describe('loading a list', () => {
  it('requests ten articles of the page in the address', async () => {
    const { api, asked } = apiThatAnswers(blogs)
    const languages = ['en', 'tw']
    const found = { is: 'found', articles: [article], page: 2, totalPages: 3, languages }
    expect(await loadList(api, blogFeed, anyPage)).toEqual(found)
    expect(asked).toEqual(['/blog?page=2&limit=10&texts=no'])
  })

  it('requests one language if the address names it', async () => {
    const { api, asked } = apiThatAnswers(blogs)
    expect(await loadList(api, blogFeed, `${anyPage}&language=tw`)).toMatchObject({ is: 'found', language: 'tw' })
    expect(asked).toEqual(['/blog?page=2&limit=10&language=tw&texts=no'])
  })

  it('makes no request for an impossible page number', async () => {
    const { api, asked } = apiThatAnswers(blogs)
    const answer = await loadList(api, blogFeed, 'https://voima.example/blog?page=9e99')
    expect([httpStatusOf(answer).status, asked]).toEqual([404, []])
  })

  it('returns the number of pages if the page is past the end', async () => {
    const { api } = apiThatAnswers(blogs)
    const answer = await loadList(api, blogFeed, 'https://voima.example/blog?page=4')
    expect(answer).toEqual({ is: 'missing', totalPages: 3 })
  })

  it.each([
    ['the API refuses', () => new Response('busy', { status: 503 })],
    ['the answer is not ours', () => new Response('<h1>Log in to this network</h1>')],
    [
      'there is no connection',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('fails when %s', async (_, answer) => {
    const failed = await loadList(apiThatAnswers(answer).api, blogFeed, anyPage)
    expect(failed).toEqual({ is: 'failed' })
    expect(httpStatusOf(failed)).toEqual({ status: 503 })
  })
})

describe('loading an article', () => {
  it('returns the article', async () => {
    const { api } = apiThatAnswers(() => Response.json({ newsItem: article, related: [] }))
    expect(await loadArticle(api, newsFeed, 'a1')).toEqual({ is: 'found', article, related: [] })
  })

  it('is missing if the API does not find it', async () => {
    const { api } = apiThatAnswers(() => new Response('{}', { status: 404 }))
    expect(await loadArticle(api, newsFeed, 'gone')).toEqual({ is: 'missing' })
  })

  it('escapes the id, so that it cannot lead to another call', async () => {
    const { api, asked } = apiThatAnswers(() => new Response('{}', { status: 404 }))
    await loadArticle(api, newsFeed, '../contact?page=1#')
    expect(asked).toEqual(['/news/..%2Fcontact%3Fpage%3D1%23'])
  })
})

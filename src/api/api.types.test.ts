import { hc } from 'hono/client'
import { expectTypeOf, test } from 'vitest'
import type { Account } from '#shared/shapes/account.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { Message } from '#shared/shapes/message.ts'
import type { Problem } from '#shared/shapes/problems.ts'
import type { Api } from './api.ts'

const client = hc<Api>('/api/v1')

// The type checker (`npm run check`) reads this: each line fails there if the client's types differ from the API's
// responses.
test('the typed client has a type of its own for each response', () => {
  type Answered<Call extends (...never: never[]) => unknown, Ok extends boolean> =
    Extract<Awaited<ReturnType<Call>>, { ok: Ok }> extends { json(): Promise<infer Body> } ? Body : never

  type NewsList = Answered<typeof client.news.$get, true>
  expectTypeOf<Omit<NewsList, 'languages' | 'counts' | 'authors'>>().toEqualTypeOf<{
    news: Article[]
    currentPage: number
    totalPages: number
  }>()
  expectTypeOf<NewsList>().not.toHaveProperty('blogs')
  expectTypeOf<Answered<typeof client.blog.$get, true>>().toHaveProperty('blogs')

  expectTypeOf<Omit<Answered<(typeof client.news)[':id']['$get'], true>, 'related'>>().toEqualTypeOf<{
    newsItem: Article
  }>()
  expectTypeOf<Answered<(typeof client.blog)[':id']['$patch'], true>>().toEqualTypeOf<{ blog: Article }>()
  expectTypeOf<Answered<typeof client.contact.$post, true>>().toEqualTypeOf<{
    message: Message
    replyDays?: number | undefined
  }>()
  expectTypeOf<Answered<typeof client.subscribe.$post, true>>().toEqualTypeOf<{
    subscriber: { email: string }
    sendsEmail: boolean
  }>()
  expectTypeOf<Answered<typeof client.auth.login.$post, true>>().toEqualTypeOf<{
    token: string
    expiresAt: string
    account: Account
  }>()
  expectTypeOf<Omit<Answered<typeof client.contact.$post, false>, 'current'>>().toEqualTypeOf<
    Omit<Problem, 'current'>
  >()

  type NewsForm = Parameters<typeof client.news.$post>[0]['form']
  expectTypeOf<NewsForm>().toHaveProperty('news_image')
  expectTypeOf<NewsForm>().not.toHaveProperty('blog_image')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '#test/storage.ts'
import { adminApi, bodyOf } from './api.ts'
import { isSignedIn, keepToken, pageAfterLogin } from './session.ts'

const page = new Request('http://voima.example/managecontact?page=2')
const listMessages = () => bodyOf(() => adminApi(page).contact.$get({ query: {} }))

const answerWith = (body: object, status: number) => {
  const fetch = vi.fn<(input: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json(body, { status }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => {
  vi.stubGlobal('localStorage', emptyStorage())
  vi.stubGlobal('sessionStorage', emptyStorage())
  keepToken('secret')
})
afterEach(() => vi.unstubAllGlobals())

test('every call carries the token', async () => {
  const fetch = answerWith({ messages: [], currentPage: 1, totalPages: 1 }, 200)
  expect(await listMessages()).toEqual({ messages: [], currentPage: 1, totalPages: 1 })
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('Authorization')).toBe('Bearer secret')
})

test('an expired token is deleted, and signing in leads back to the page', async () => {
  answerWith({ detail: 'Sign in first.' }, 401)
  const thrown = await listMessages().catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Response)
  expect((thrown as Response).headers.get('Location')).toBe('/admin')
  expect(isSignedIn()).toBe(false)
  expect(pageAfterLogin()).toBe('/managecontact?page=2')
})

test('a rejected call returns the reason for each field', async () => {
  answerWith({ detail: 'No.', errors: { title: 'Enter the title.' } }, 422)
  expect(await listMessages()).toEqual({ status: 422, reason: 'No.', errors: { title: 'Enter the title.' } })
  expect(isSignedIn()).toBe(true)
})

test('a response that is not from the API becomes an error in plain words', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await listMessages()).toMatchObject({ status: 502, reason: expect.stringContaining('on our side') })
})

test('without a connection the error has status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await listMessages()).toMatchObject({ status: 0, reason: expect.stringContaining('connection') })
})

import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { testApi } from '#test/api.ts'

let stage: Awaited<ReturnType<typeof testApi>>
let port: number
let server: ReturnType<typeof createAdaptorServer>
beforeAll(async () => {
  stage = await testApi()
  server = createAdaptorServer({ fetch: (asked) => stage.api.fetch(asked, { visitor: '203.0.113.7' }) })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.close()
  await stage.close()
})

const thirtyMegabytes = 30 * 1024 * 1024
const multipart = 'multipart/form-data; boundary=edge'
const json = 'application/json'

/** Sends everything before it reads anything, like a simple client on a slow connection. */
const send = async (path: string, type: string, bytes: number, isChunked = false) => {
  const length = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': bytes }
  const headers = { 'Content-Type': type, Authorization: `Bearer ${stage.token}`, ...length }
  const asked = request({ port, host: '127.0.0.1', method: 'POST', path: `/api/v1${path}`, headers })
  const answered = once(asked, 'response')
  const piece = Buffer.alloc(1024 * 1024, 'x')
  for (let sent = 0; sent < bytes; sent += piece.length) if (!asked.write(piece)) await once(asked, 'drain')
  asked.end()
  const [response] = await answered
  let text = ''
  for await (const part of response.setEncoding('utf8')) text += part
  return { status: response.statusCode, problem: JSON.parse(text) }
}

describe('a body that is too large is rejected with a response that the client can read', () => {
  test.each([
    { path: '/news', type: multipart, status: 413 },
    { path: '/news', type: multipart, status: 413, isChunked: true },
    { path: '/contact', type: json, status: 413 },
    { path: '/contact', type: json, status: 413, isChunked: true },
    { path: '/contact', type: 'text/plain', status: 413 },
    { path: '/nowhere', type: json, status: 404 },
    { path: '/news/abc', type: json, status: 405 },
  ])('$status for 30 MB of $type at $path (chunked: $isChunked)', async ({ path, type, status, isChunked }) => {
    const answer = await send(path, type, thirtyMegabytes, isChunked)
    expect([answer.status, answer.problem.status]).toEqual([status, status])
  })

  test('a client that uses fetch can read the response, too', async () => {
    const body = new Blob([Buffer.alloc(thirtyMegabytes)])
    const headers = { 'Content-Type': multipart, Authorization: `Bearer ${stage.token}` }
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/news`, { method: 'POST', headers, body })
    expect([answer.status, (await answer.json()).detail]).toEqual([
      413,
      'This is too large: the limit is 12 MB here, and 10 MB for a picture.',
    ])
  })
})

test('a guest who sends a large picture is told to sign in, and nothing is stored', async () => {
  const body = new Blob([Buffer.alloc(thirtyMegabytes)])
  const headers = { 'Content-Type': multipart }
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/news`, { method: 'POST', headers, body })
  expect([answer.status, (await answer.json()).status]).toEqual([401, 401])
})

describe('a response waits until the body has arrived, because closing earlier would lose it', () => {
  const streamed = async (path: string, pieces: number) => {
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => {
        if (sent === pieces) return controller.close()
        sent += 1
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const asked = new Request(`http://localhost/api/v1${path}`, { method: 'POST', body, duplex: 'half' } as RequestInit)
    const { status } = await stage.api.fetch(asked, { visitor: '203.0.113.7' })
    return { status, sent }
  }

  test.each([
    ['/nowhere', 404],
    ['/news', 401],
    ['/contact', 413],
  ])('at %s', async (path, status) => expect(await streamed(path, 30)).toEqual({ status, sent: 30 }))

  test('except for a body that comes too slowly, of a client that is not signed in', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      const body = new ReadableStream({ pull: () => new Promise(() => {}) })
      const url = 'http://localhost/api/v1/files'
      const asked = new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit)
      let status = 0
      const answered = async () => {
        status = (await stage.api.fetch(asked, { visitor: '203.0.113.7' })).status
      }
      void answered()
      const afterSomeTime = async () => {
        await vi.advanceTimersByTimeAsync(limits.refusedBodySeconds * 1000)
        return status
      }
      await expect.poll(afterSomeTime).toBe(401)
    } finally {
      vi.useRealTimers()
    }
  })

  test('except for a body without an end', async () => {
    const { status, sent } = await streamed('/contact', 1_000)
    expect(status).toBe(413)
    expect(sent).toBeLessThan(70)
  })
})

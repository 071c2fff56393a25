import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApi } from '#test/api.ts'

test('the page lists every call of the document, and needs no script or other site', async () => {
  await using stage = await testApi()
  const { text, headers } = await stage.ask({ path: '/docs' })
  const { paths } = (await stage.ask({ path: '/openapi.json' })).json
  for (const path of Object.keys(paths)) expect(text).toContain(`<code>${path}</code>`)
  expect(headers.get('Content-Type')).toContain('text/html')
  expect(text).not.toMatch(/<script|https?:\/\/|url\(/)
})

test('its policy allows only its own style, by hash', async () => {
  await using stage = await testApi()
  const { text, headers } = await stage.ask({ path: '/docs' })
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})

test('the document is OpenAPI 3.1, with named shapes and the bearer token', async () => {
  await using stage = await testApi()
  const { json } = await stage.ask({ path: '/openapi.json' })
  expect(json.openapi).toBe('3.1.0')
  expect(json.servers).toEqual([{ url: '/api/v1' }])
  expect(Object.keys(json.components.schemas)).toEqual(
    expect.arrayContaining(['Article', 'Message', 'Problem', 'SignedIn', 'Subscriber']),
  )
  expect(json.components.securitySchemes.bearer).toEqual({ type: 'http', scheme: 'bearer' })
  const form = json.paths['/news'].post.requestBody.content['multipart/form-data'].schema
  expect(form.properties.news_image).toMatchObject({ type: 'string', format: 'binary' })
})

import { expect, test } from 'vitest'
import { asCopy, escaped, filled, titleIn } from './page-text.ts'

test('text is inserted only into the named element', () => {
  const html = '<h1 class="a" id="title">Old</h1><p id="other">Stays</p>'
  expect(filled(html, 'title', 'New $1')).toBe('<h1 class="a" id="title">New $1</h1><p id="other">Stays</p>')
  expect(filled(html, 'nowhere', 'New')).toBe(html)
})

test('user input is escaped', () => {
  expect(escaped(`<img src=x onerror='a("b")'> & more`)).toBe(
    '&lt;img src=x onerror=&#39;a(&quot;b&quot;)&#39;&gt; &amp; more',
  )
})

test('the title of a page is returned without the name of the site', () => {
  expect(titleIn('<title>Pain &amp; fever – Voima</title>')).toBe('Pain &amp; fever')
  expect(titleIn('<p>No title</p>')).toBeUndefined()
})

test('a saved copy says on which day it was saved, and keeps its content security policy', async () => {
  const headers = { 'Kept-At': '2026-11-21T12:00:00.000Z', 'Content-Security-Policy': "script-src 'none'" }
  const copy = await asCopy(new Response('<body><h1>Fever</h1></body>', { headers }))
  expect(await copy.text()).toMatch(/^<body><p [^>]*>[^<]*21 November 2026[^<]*<\/p><h1>Fever/)
  expect(copy.headers.get('Content-Security-Policy')).toBe("script-src 'none'")
})

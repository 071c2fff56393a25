import { expect, test } from 'vitest'
import { toHtml } from '#core/lib/markdown.ts'
import { lightText } from './data-saver-text.ts'

test('pictures in a text become links with their descriptions', () => {
  const html = lightText(toHtml('One\n\n![A cell & a "sickle"](/media/a.png)\n\n![](/media/b.png "Title") two'))
  expect(html).not.toContain('<img')
  expect(html).toMatch(/<a [^>]*href="\/media\/a.png">Show the picture: A cell &amp; a &quot;sickle&quot;<\/a>/)
  expect(html).toMatch(/<a [^>]*href="\/media\/b.png">Show the picture<\/a> two/)
})

test('a text without pictures is unchanged', () => {
  const html = toHtml('## One\n\n[two](/about) &lt;img src=x&gt;')
  expect(lightText(html)).toBe(html)
})

test('a picture with several sizes becomes a single link', () => {
  const picture = '<picture><source srcset="/media/a-640.webp 640w"><img src="/media/a.jpg" alt="A tree"></picture>'
  expect(lightText(picture)).toBe(
    '<picture><a class="picture-link" href="/media/a.jpg">Show the picture: A tree</a></picture>',
  )
})

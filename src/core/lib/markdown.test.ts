import { expect, test } from 'vitest'
import { toHtml } from './markdown.ts'

test('plain text and Markdown become paragraphs and emphasis', () => {
  expect(toHtml('One *two*\n\nthree')).toBe('<p>One <em>two</em></p>\n<p>three</p>\n')
})

test('headings start one level below the page title', () => {
  expect(toHtml('# Why\n\n###### How')).toBe('<h2>Why</h2>\n<h6>How</h6>\n')
  expect(toHtml('## Why\n\n### How')).toBe('<h2>Why</h2>\n<h3>How</h3>\n')
  expect(toHtml('### Why')).toBe('<h2>Why</h2>\n')
})

test('quotes, apostrophes, dashes and ellipses are typographic', () => {
  expect(toHtml(`"It's *not* a curse," she said -- 'never' - the 1990s--2000s...`)).toBe(
    '<p>“It’s <em>not</em> a curse,” she said – ‘never’ – the 1990s–2000s…</p>\n',
  )
  expect(toHtml('> "Nobody told me."')).toBe('<blockquote>\n<p>“Nobody told me.”</p>\n</blockquote>\n')
})

test('code, addresses, escaped characters and list letters stay as typed', () => {
  expect(toHtml('`"a" -- b...`')).toBe('<p><code>&quot;a&quot; -- b...</code></p>\n')
  expect(toHtml("https://x.example/it's--so?a=b")).toContain(">https://x.example/it's--so?a=b</a>")
  expect(toHtml('[a "b"](/it--s)')).toContain('href="/it--s">a “b”<')
  expect(toHtml('\\"a\\" (c) ---- x')).toBe('<p>&quot;a&quot; (c) ---- x</p>\n')
})

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '![a](javascript:alert(1))',
  '[a](https://x.example "\\" onmouseover=\\"alert(1)")',
  '<a href="javascript:alert(1)">a</a>',
  '```"><script>alert(1)</script>\n```',
]

for (const text of hostile)
  test(`nothing in ${JSON.stringify(text)} can run as code`, () => {
    const tags = toHtml(text).match(/<[^>]*>/g) ?? []
    expect(tags.join('')).not.toMatch(/<(script|iframe|svg)|javascript:|data:|\son\w+\s*=\s*["']?alert/i)
  })

test.each([
  'blob:x',
  'intent://x',
  'ms-msdt:/id',
  'search-ms:query',
  'steam://run',
  'JavaScript:alert(1)',
  'data:text/html,x',
])('a link to %s, which would start something on the reader’s device, is not made', (address) => {
  expect(toHtml(`[Read](${address}) and ![picture](${address})`)).not.toMatch(/<a |<img /)
})

test.each([
  'https://who.int/a:b',
  'mailto:esi@mail.example',
  'tel:112',
  '/news/a-walk',
  '#sources',
  'news:today'.slice(5),
])('a link to %s is allowed', (address) => {
  expect(toHtml(`[Read](${address})`)).toContain(`<a href="${address}">`)
})

test('a picture with a title becomes a figure with a caption, and one without is unchanged', () => {
  expect(toHtml('![A tent](/a.jpg "Testing day in <Tema>")')).toBe(
    '<figure><img src="/a.jpg" alt="A tent"><figcaption>Testing day in &lt;Tema&gt;</figcaption></figure>',
  )
  expect(toHtml('![A tent](/a.jpg)')).toBe('<p><img src="/a.jpg" alt="A tent"></p>\n')
})

test.each(['![A](/a.jpg "One")\n![B](/b.jpg)', '![A](/a.jpg "One")![B](/b.jpg)', '![A](/a.jpg "One")\\\n![B](/b.jpg)'])(
  'several pictures in one paragraph become a gallery: %s',
  (text) => {
    expect(toHtml(text).replaceAll('\n', '')).toBe(
      '<div class="gallery"><figure><img src="/a.jpg" alt="A"><figcaption>One</figcaption></figure><figure><img src="/b.jpg" alt="B"></figure></div>',
    )
  },
)

test('a picture inside a sentence stays there', () => {
  expect(toHtml('See ![A](/a.jpg "One") there.')).toBe('<p>See <img src="/a.jpg" alt="A" title="One"> there.</p>\n')
})

test('a link is made without the hidden characters of its address', () => {
  for (const hidden of ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u200e'])
    for (const text of [
      'https://who.int/a#',
      '<https://who.int/a#>',
      '[x](https://who.int/a#)',
      '[x](<https://who.int/#a>)',
    ])
      expect(toHtml(text.replace('#', hidden))).toContain('href="https://who.int/a"')
})

test('an email address or a web address with an underscore is a whole link', () => {
  expect(toHtml('first_last@an_example.org')).toContain('href="mailto:first_last@an_example.org"')
  expect(toHtml('https://my_site.example.org/x_y')).toContain('href="https://my_site.example.org/x_y"')
})

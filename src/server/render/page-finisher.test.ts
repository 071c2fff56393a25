import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPageFinisher } from './page-finisher.ts'

const folder = mkdtempSync(join(tmpdir(), 'voima-pages-'))
writeFileSync(join(folder, 'a.css'), 'a{color:red}\n')
const finisher = createPageFinisher({
  clientDir: folder,
  scripts: { '/src/site/browser/forms.ts': '/assets/forms-1a2b3c4d.js' },
  imageBaseUrl: '/media/',
})
const finish = (html: string, { isApplication = false, mayBeFramed = false } = {}) =>
  finisher({ html, isApplication }, mayBeFramed)
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const link = (file: string) => `<link rel="stylesheet" href="/${file}"/>`

test('a public page contains the styles that it links to, and the policy allows only these', () => {
  const { html, policy } = finish(link('a.css'))
  expect(html).toBe('<style>a{color:red}</style>')
  expect(policy).toContain(`style-src 'self' ${hash('a{color:red}')};`)
})

test.each(['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'])(
  'only a page that names %s may show it in a frame',
  (origin) => {
    expect(finish(`<p data-map="${origin}/export">Map</p>`).policy).toContain(`frame-src 'self' ${origin};`)
    expect(finish('<p>No map</p>').policy).toContain("frame-src 'self';")
  },
)

test('a page of the admin area keeps its links', () => {
  expect(finish(link('a.css'), { isApplication: true }).html).toBe(link('a.css'))
})

test('styles that the header does not need follow it, each file once', () => {
  writeFileSync(join(folder, 'shared.css'), 'a{color:red}@layer below-header;i{color:gold}')
  writeFileSync(join(folder, 'page.css'), 'b{color:blue}')
  const page = (rest: string) =>
    finish(
      `${link('shared.css')}${link('page.css#')}${link('page.css')}<header></header><main id="content"></main>${rest}`,
    )
  const { html, policy } = page('<script>1</script>')
  expect(html).toBe(
    '<style>a{color:red}</style><header></header><style>i{color:gold}b{color:blue}</style><main id="content"></main><script>1</script>',
  )
  expect(policy).toContain(`style-src 'self' ${hash('a{color:red}')} ${hash('i{color:gold}b{color:blue}')};`)
  expect(page('').html).toContain('<style>a{color:red}@layer below-header;i{color:gold}b{color:blue}</style><header>')
})

test('a page loads the styles of what is below its first screen as a file, and a light page has them inside', () => {
  writeFileSync(join(folder, 'shared.css'), 'a{color:red}@layer below-header;')
  writeFileSync(join(folder, 'home-below-1.css'), 'b{color:blue}')
  const page = (rest: string) =>
    finish(
      `${link('shared.css')}${link('home-below-1.css')}<header></header><main id="content"><section class="b" data-below=""></section></main>${rest}`,
    ).html
  expect(page('<script>1</script>')).toContain(`${link('home-below-1.css')}<section class="b" data-below="">`)
  expect(page('<script>1</script>')).not.toContain('blue')
  expect(page('')).toContain('b{color:blue}</style>')
  expect(page('')).not.toContain('<link')
})

test('unused attributes are removed', () => {
  expect(finish('<a class="" href="/news" data-discover="true">News</a>').html).toBe('<a href="/news">News</a>')
})

test('the page names the built scripts', () => {
  expect(finish('<form data-script="/src/site/browser/forms.ts">').html).toBe(
    '<form data-script="/assets/forms-1a2b3c4d.js">',
  )
})

test('no policy allows unsafe-inline', () => {
  expect(finish('<p>Hello</p>').policy).not.toContain('unsafe')
})

test('a page without scripts forbids scripts, applies the styles for no scripting, and loads no decoration', () => {
  writeFileSync(
    join(folder, 'b.css'),
    '@media (scripting:none){b{background:url(/b.svg) 0 0}}@media screen and (scripting:enabled){i{top:0}}',
  )
  const { html, policy } = finish(link('b.css'))
  expect(html).toBe('<style>@media all{b{background:none 0 0}}@media not all{i{top:0}}</style>')
  expect(policy).toContain("script-src 'none';")
  expect(finish(`${link('b.css')}<script>1</script>`).html).toContain(readFileSync(join(folder, 'b.css'), 'utf8'))
})

test('pictures may come from this site and from the public address of the image store', () => {
  expect(finish('<p></p>').policy).toContain("img-src 'self' data: blob:;")
  const imageBaseUrl = 'https://pictures.example/voima/'
  const { policy } = createPageFinisher({ clientDir: folder, scripts: {}, imageBaseUrl })({ html: '<p></p>' })
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;")
})

test('no page may be framed, except a preview on the site itself', () => {
  expect(finish('<p></p>').policy).toContain("frame-ancestors 'none'")
  expect(finish('<p></p>', { mayBeFramed: true }).policy).toContain("frame-ancestors 'self'")
})

test('the policy has no hash for a script file or for structured data, which need none', () => {
  const { policy } = finish(
    '<script type="application/ld+json">{}</script><script src="/places.js" defer=""></script><script>1</script>',
  )
  expect(policy).toContain(`script-src 'self' ${hash('1')};`)
})

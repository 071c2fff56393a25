import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPageFinisher } from './inline-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'voima-pages-'))
writeFileSync(join(folder, 'a.css'), 'a{color:red}\n')
const finish = createPageFinisher(folder, '/media/')
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the page contains the styles that it names, and the policy allows only these', () => {
  const { html, policy } = finish('<style data-sheets="/a.css" data-precedence="page"></style>')
  expect(html).toBe('<style data-precedence="page">a{color:red}</style>')
  expect(policy).toContain(`style-src 'self' ${hash('a{color:red}')};`)
})

test('styles for this page alone follow the header, where scripts can reorder them', () => {
  writeFileSync(join(folder, 'page.css'), 'b{color:blue}')
  const page = (rest: string) =>
    finish(`<style data-sheets="/a.css /page.css"></style><header></header><main id="content"></main>${rest}`)
  const { html, policy } = page('<script>1</script>')
  expect(html).toBe(
    '<style>a{color:red}</style><header></header><style>b{color:blue}</style><main id="content"></main><script>1</script>',
  )
  expect(policy).toContain(`style-src 'self' ${hash('a{color:red}')} ${hash('b{color:blue}')};`)
  expect(page('').html).toContain('<style>a{color:red}b{color:blue}</style>')
})

test('of the shared styles, only those of the header precede the header', () => {
  writeFileSync(join(folder, 'shared.css'), 'a{color:red}@layer below-header;i{color:gold}')
  const { html } = finish(
    '<style data-sheets="/shared.css /page.css"></style><header></header><main id="content"></main><script>see("site/layout")</script>',
  )
  expect(html).toContain('<style>a{color:red}</style><header></header><style>i{color:gold}b{color:blue}</style><main')
})

test('unused attributes are removed', () => {
  expect(finish('<a class="" href="/news" data-discover="true">News</a>').html).toBe('<a href="/news">News</a>')
})

test('scripts do not load before the page has loaded', () => {
  const { html, policy } = finish(
    '<link rel="modulepreload" href="/a.js"/><script type="module" async="">import(1)</script>',
  )
  expect(html).toBe('<script type="text/waiting">import(1)</script>')
  expect(policy).toContain(hash('import(1)'))
})

test('a public page loads the routes for visitors, an admin page loads all routes', () => {
  const scripts = '<script>import "/assets/manifest-1.js"; see("site/layout")</script>'
  expect(finish(scripts).html).toContain('import "/assets/site-manifest-1.js"')
  expect(finish(scripts.replace('site/layout', 'admin/layout')).html).toContain('import "/assets/manifest-1.js"')
})

test('no policy allows unsafe-inline', () => {
  expect(finish('<p>Hello</p>').policy).not.toContain('unsafe')
})

test('a page without scripts forbids scripts, applies the styles for no scripting, and loads no decoration', () => {
  writeFileSync(join(folder, 'b.css'), '@media (scripting:none){b{background:url(/b.svg) 0 0}}')
  const { html, policy } = finish('<style data-sheets="/b.css"></style>')
  expect(html).toBe('<style>@media all{b{background:none 0 0}}</style>')
  expect(policy).toContain("script-src 'none';")
  expect(finish('<style data-sheets="/b.css"></style><script>1</script>').html).toContain(
    readFileSync(join(folder, 'b.css'), 'utf8'),
  )
})

test('pictures may come from this site and from the public address of the image store', () => {
  expect(finish('<p></p>').policy).toContain("img-src 'self' data: blob:;")
  const { policy } = createPageFinisher(folder, 'https://pictures.example/voima/')('<p></p>')
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;")
})

test('no page may be framed, except a preview on the site itself', () => {
  expect(finish('<p></p>').policy).toContain("frame-ancestors 'none'")
  expect(finish('<p></p>', true).policy).toContain("frame-ancestors 'self'")
})

test('the policy has no hash for a script file or for structured data, which need none', () => {
  const { policy } = finish(
    '<script type="application/ld+json">{}</script><script src="/places.js" defer=""></script><script>1</script>',
  )
  expect(policy).toContain(`script-src 'self' ${hash('1')};`)
})

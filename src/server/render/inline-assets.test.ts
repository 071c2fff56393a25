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

test('the styles a page names stand inside it, and only they are allowed', () => {
  const { html, policy } = finish('<style data-sheets="/a.css" data-precedence="page"></style>')
  expect(html).toBe('<style data-precedence="page">a{color:red}</style>')
  expect(policy).toContain(`style-src 'self' ${hash('a{color:red}')};`)
})

test('what only this page needs comes behind the header, where scripts can put it in order again', () => {
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

test('of the shared styles, only those of the header come before the header', () => {
  writeFileSync(join(folder, 'shared.css'), 'a{color:red}@layer below-header;i{color:gold}')
  const { html } = finish(
    '<style data-sheets="/shared.css /page.css"></style><header></header><main id="content"></main><script>see("site/layout")</script>',
  )
  expect(html).toContain('<style>a{color:red}</style><header></header><style>i{color:gold}b{color:blue}</style><main')
})

test('attributes that nothing reads are left out', () => {
  expect(finish('<a class="" href="/news" data-discover="true">News</a>').html).toBe('<a href="/news">News</a>')
})

test('the page is not asked to load scripts before it has loaded', () => {
  const { html, policy } = finish(
    '<link rel="modulepreload" href="/a.js"/><script type="module" async="">import(1)</script>',
  )
  expect(html).toBe('<script type="text/waiting">import(1)</script>')
  expect(policy).toContain(hash('import(1)'))
})

test('a page for visitors loads the routes for visitors, one of the admin area all of them', () => {
  const scripts = '<script>import "/assets/manifest-1.js"; see("site/layout")</script>'
  expect(finish(scripts).html).toContain('import "/assets/site-manifest-1.js"')
  expect(finish(scripts.replace('site/layout', 'admin/layout')).html).toContain('import "/assets/manifest-1.js"')
})

test('no page allows inline scripts or styles as such', () => {
  expect(finish('<p>Hello</p>').policy).not.toContain('unsafe')
})

test('a page without scripts may not get any, looks as in a browser without them, and fetches no decoration', () => {
  writeFileSync(join(folder, 'b.css'), '@media (scripting:none){b{background:url(/b.svg) 0 0}}')
  const { html, policy } = finish('<style data-sheets="/b.css"></style>')
  expect(html).toBe('<style>@media all{b{background:none 0 0}}</style>')
  expect(policy).toContain("script-src 'none';")
  expect(finish('<style data-sheets="/b.css"></style><script>1</script>').html).toContain(
    readFileSync(join(folder, 'b.css'), 'utf8'),
  )
})

test('pictures come from this site, and from the public address of their store when it has one', () => {
  expect(finish('<p></p>').policy).toContain("img-src 'self' data: blob:;")
  const { policy } = createPageFinisher(folder, 'https://pictures.example/voima/')('<p></p>')
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;")
})

test('no page may stand in a frame, but for a preview in one of our own', () => {
  expect(finish('<p></p>').policy).toContain("frame-ancestors 'none'")
  expect(finish('<p></p>', true).policy).toContain("frame-ancestors 'self'")
})

/** The OpenAPI document as a page for people: made on the server, needs no script, asks nobody else. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { callSection, shapeSection } from './docs-parts.ts'
import type { ApiDocument } from './document.ts'
import type { ApiEnv } from './env.ts'

// The site's own tokens and base: the page looks like the rest without a copy of any colour.
const styles = ['#ui/styles/tokens.css', '#ui/styles/base.css', '#api/docs.css']
  .map((file) => readFileSync(new URL(import.meta.resolve(file)), 'utf8'))
  .join('\n')

const styleHash = createHash('sha256').update(styles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export const docsRoutes = (document: () => ApiDocument) =>
  new Hono<ApiEnv>()
    .get('/openapi.json', (c) => c.json(document()))
    .get('/docs', (c) => {
      c.header('Content-Security-Policy', policy)
      return c.html(pageOf(document()))
    })

const anchorOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-')

const pageOf = (document: ApiDocument) => {
  const groups = groupsOf(document)
  const tags = [...groups.keys()]
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<style>${raw(styles)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the calls</a>
<header class="band"><div class="container">
<p><a href="/">Voima</a></p>
<h1>${document.info.title}</h1>
<p class="lead">Everything the site does, other programs can do too.</p>
<p>Every address begins with <code>${document.servers[0]?.url}</code>. The same document for machines: <a href="openapi.json">openapi.json</a></p>
</div></header>
<main id="main" class="container" tabindex="-1">
<section class="words" aria-labelledby="rules"><h2 id="rules">Before you call</h2>
${document.info.description.split('\n\n').map((text) => html`<p>${text}</p>`)}
<p>What the calls hand over is listed under <a href="#shapes">Shapes</a>; every refusal is a <a href="#shape-Problem">Problem</a>.</p>
</section>
<nav aria-label="On this page"><ul class="plain-list">
${[...tags, 'Shapes'].map((tag) => html`<li><a href="#${anchorOf(tag)}">${tag}</a></li>`)}
</ul></nav>
${tags.map(
  (tag) => html`<section aria-labelledby="${anchorOf(tag)}"><h2 id="${anchorOf(tag)}">${tag}</h2>
${groups.get(tag)?.map(callSection)}</section>`,
)}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>
${Object.entries(document.components.schemas).map(([name, schema]) => shapeSection(name, schema))}
</section>
</main>
</body>
</html>`
}

const groupsOf = ({ paths }: ApiDocument) => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, path, method: method.toUpperCase() })),
  )
  return Map.groupBy(calls, (call) => call.tags[0] ?? 'Other')
}

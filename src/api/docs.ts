/**
 * The API documentation at /api/v1/docs: renders the OpenAPI document as an HTML page on the server, as Swagger UI
 * does, but without scripts and without requests to other sites.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { thousands } from '#shared/format.ts'
import { lazy } from '#shared/lazy.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { ApiEnv, CallRules } from './calls.ts'
import type { ApiDocument, Call, Content, Schema } from './document.ts'

// The page uses the site's design tokens and base styles, so it defines no colours.
const stylesAndPolicy = lazy(() => {
  const styles = ['#ui/styles/tokens.css', '#ui/styles/base.css', '#api/docs.css']
    .map((file) => readFileSync(new URL(import.meta.resolve(file)), 'utf8'))
    .join('\n')
  const styleHash = createHash('sha256').update(styles).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { styles, policy }
})

/** Everybody may read the documentation. */
export const docsRules: CallRules = new Map([
  ['GET /openapi.json', { needs: 'nothing' }],
  ['GET /docs', { needs: 'nothing' }],
])

export const docsRoutes = (document: () => ApiDocument) =>
  new Hono<ApiEnv>()
    .get('/openapi.json', (c) => c.json(document()))
    .get('/docs', (c) => {
      c.header('Content-Security-Policy', stylesAndPolicy().policy)
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
<style>${raw(stylesAndPolicy().styles)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the calls</a>
<header class="band"><div class="container">
<p><a href="/">${organisationName()}</a></p>
<h1>${document.info.title}</h1>
<p class="lead">Other programs can do everything that the site does.</p>
<p>Every path begins with <code>${document.servers[0]?.url}</code>. The same in OpenAPI format: <a href="openapi.json">openapi.json</a></p>
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

/** Renders one call and one schema of the document. */
type PlacedCall = Call & { path: string; method: string }
type Row = { name: string; schema: Schema; isRequired: boolean }

const callSection = (call: PlacedCall) => {
  const id = `${call.method}${call.path}`.replace(/\W+/g, '-').toLowerCase()
  return html`<article aria-labelledby="${id}">
<h3 id="${id}"><span class="method">${call.method}</span> <code>${call.path}</code></h3>
<p>${call.summary}. <strong class="door">${doorOf(call)}</strong></p>
${call.description && html`<p>${call.description}</p>`}
${call.parameters && fieldTable('Parameters', call.parameters.map(parameterRow))}
${call.requestBody && bodyTable(call.requestBody.content)}
${answerTable(call.responses)}
</article>`
}

const doorOf = ({ security, 'x-needs': needs }: Call) => {
  if (!security?.length) return 'Open to everyone'
  return needs === 'sign-in' ? 'Needs a token' : html`Needs a token with the permission <code>${needs}</code>`
}

const shapeSection = (name: string, schema: Schema) => {
  const id = `shape-${name}`
  return html`<article aria-labelledby="${id}"><h3 id="${id}"><code>${name}</code></h3>${fieldTable('Fields', fieldRows(schema))}</article>`
}

const parameterRow = ({ name, required, schema }: { name: string; required?: boolean; schema: Schema }): Row => ({
  name,
  schema,
  isRequired: required === true,
})

const fieldRows = ({ properties = {}, required = [] }: Schema): Row[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }))

const bodyTable = (content: Content) =>
  Object.entries(content).map(([type, { schema }]) => fieldTable(`The body, as ${type}`, fieldRows(schema)))

const fieldTable = (caption: string, rows: Row[]) => html`<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Description</th></tr></thead>
<tbody>${rows.map(
  ({ name, schema, isRequired }) =>
    html`<tr><th scope="row"><code>${name}</code></th><td>${kindOf(schema)}${isRequired ? '' : ', optional'}${limitsOf(schema)}${schema.description && html`<br>${schema.description}`}</td></tr>`,
)}</tbody></table>`

const answerTable = (responses: Call['responses']) => html`<table>
<caption>Responses</caption>
<thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${Object.entries(responses).map(
  ([status, { description, content }]) =>
    html`<tr><th scope="row">${status}</th><td>${description}${content && bodyWords(content)}</td></tr>`,
)}</tbody></table>`

// Every error has the same Problem schema, so the page describes it once at the top instead of in each row.
const bodyWords = ({ 'application/json': json }: Content) =>
  json && html`<br>${json.schema.$ref ? kindOf(json.schema) : fieldRows(json.schema).map(fieldWords)}`

const fieldWords = ({ name, schema }: Row) => html`<span class="field"><code>${name}</code>: ${kindOf(schema)}</span> `

const kindOf = (schema: Schema): ReturnType<typeof html> => {
  const name = schema.$ref?.split('/').at(-1)
  if (name) return html`<a href="#shape-${name}">${name}</a>`
  if (schema.items) return html`list of ${kindOf(schema.items)}`
  if (schema.properties) return html`object with ${Object.keys(schema.properties).join(', ')}`
  return html`${schema.format === 'binary' ? 'file' : (schema.format ?? wordFor[schema.type ?? ''] ?? schema.type)}`
}

const wordFor: Record<string, string> = { string: 'text', integer: 'whole number', object: 'sentences by field name' }

const limitsOf = ({ type, minimum, maximum, maxLength, enum: values, default: preset }: Schema) => {
  const limits = [
    maxLength && `at most ${thousands(maxLength)} characters`,
    type === 'integer' && maximum && maximum <= 1000 && `${minimum} to ${maximum}`,
    values && `one of ${values.map((value) => `"${value}"`).join(', ')}`,
    preset !== undefined && `default ${preset}`,
  ]
  return limits.filter(Boolean).map((text) => `, ${text}`)
}

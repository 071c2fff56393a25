/** How one call and one shape of the document look on the page. */
import { html } from 'hono/html'
import { thousands } from '#shared/format.ts'
import type { Call, Content, Schema } from './document.ts'

type PlacedCall = Call & { path: string; method: string }
type Row = { name: string; schema: Schema; isRequired: boolean }

export const callSection = (call: PlacedCall) => {
  const id = `${call.method}${call.path}`.replace(/\W+/g, '-').toLowerCase()
  return html`<article aria-labelledby="${id}">
<h3 id="${id}"><span class="method">${call.method}</span> <code>${call.path}</code></h3>
<p>${call.summary}. <strong class="door">${call.security ? 'Needs a token' : 'Open to everyone'}</strong></p>
${call.parameters && fieldTable('In the address', call.parameters.map(parameterRow))}
${call.requestBody && bodyTable(call.requestBody.content)}
${answerTable(call.responses)}
</article>`
}

export const shapeSection = (name: string, schema: Schema) => {
  const id = `shape-${name}`
  return html`<article aria-labelledby="${id}"><h3 id="${id}"><code>${name}</code></h3>${fieldTable('Its fields', fieldRows(schema))}</article>`
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
<thead><tr><th scope="col">Name</th><th scope="col">What it is</th></tr></thead>
<tbody>${rows.map(
  ({ name, schema, isRequired }) =>
    html`<tr><th scope="row"><code>${name}</code></th><td>${kindOf(schema)}${isRequired ? '' : ', optional'}${limitsOf(schema)}${schema.description && html`<br>${schema.description}`}</td></tr>`,
)}</tbody></table>`

const answerTable = (responses: Call['responses']) => html`<table>
<caption>Answers</caption>
<thead><tr><th scope="col">Status</th><th scope="col">What it means</th></tr></thead>
<tbody>${Object.entries(responses).map(
  ([status, { description, content }]) =>
    html`<tr><th scope="row">${status}</th><td>${description}${content && bodyWords(content)}</td></tr>`,
)}</tbody></table>`

// Every refusal is the same Problem: said once at the top rather than in each row.
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
    preset !== undefined && `otherwise ${preset}`,
  ]
  return limits.filter(Boolean).map((text) => `, ${text}`)
}

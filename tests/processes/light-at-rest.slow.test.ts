/** What a server loads into memory before it is needed. See docs/decisions/0018. */
import { expect, test } from 'vitest'
import { startCommand, startSite } from '#test/site.ts'

const telltale = `
  const tell = () => console.error('Languages were asked for: ' + new Error().stack)
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'Collator', 'PluralRules', 'Segmenter'])
    Intl[name] = new Proxy(Intl[name], { construct: (...asked) => (tell(), Reflect.construct(...asked)) })
  for (const [kind, name] of [[Number, 'toLocaleString'], [String, 'localeCompare'], [Date, 'toLocaleDateString'], [Date, 'toLocaleString']]) {
    const before = kind.prototype[name]
    kind.prototype[name] = function (...asked) { tell(); return before.apply(this, asked) }
  }`

test('the start and the home page do not load the 5 MB of language data', async () => {
  const [program, ...rest] = startCommand
  const site = await startSite({}, [
    program,
    '--import',
    `data:text/javascript,${encodeURIComponent(telltale)}`,
    ...rest,
  ])
  try {
    expect((await fetch(site.address)).status).toBe(200)
    expect(site.printed()).not.toContain('Languages were asked for')
  } finally {
    await site.stop()
  }
})

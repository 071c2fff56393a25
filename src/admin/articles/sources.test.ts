import { describe, expect, it } from 'vitest'
import { emptySource, errorsOfRows, fromSourcesJson, toSourcesJson } from './sources.ts'

const who = { name: 'WHO', year: '2025', url: 'https://www.who.int/' }

describe('the JSON of the sources', () => {
  it('has the year as a number and leaves out empty fields', () => {
    const sent = toSourcesJson([who, emptySource, { name: 'A talk', year: ' ', url: '' }])
    expect(JSON.parse(sent)).toEqual([{ name: 'WHO', year: 2025, url: 'https://www.who.int/' }, { name: 'A talk' }])
  })

  it('sends an invalid year to the server as it was typed', () => {
    expect(toSourcesJson([{ ...who, year: 'last year' }])).toContain('"year":"last year"')
  })

  it('restores the rows as they were typed', () => {
    const rows = [who, { name: 'A talk', year: '', url: '' }]
    expect(fromSourcesJson(toSourcesJson(rows))).toEqual(rows)
  })

  it('has the form of the API’s response, so that untouched sources are not a change', () => {
    expect(toSourcesJson(fromSourcesJson('[{"name":"A","year":2025,"url":"https://a.example"},{"name":"B"}]'))).toBe(
      '[{"name":"A","year":2025,"url":"https://a.example"},{"name":"B"}]',
    )
  })
})

it('an error is shown in the row with the invalid source, even below an empty row', () => {
  const errors = { 'sources.1.url': 'No such link.', title: 'Enter the title.' }
  expect(errorsOfRows([who, emptySource, who], errors)).toEqual([{}, {}, { url: 'No such link.' }])
})

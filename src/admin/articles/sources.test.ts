import { describe, expect, it } from 'vitest'
import { emptySource, errorsOfRows, fromSourcesJson, toSourcesJson } from './sources.ts'

const who = { name: 'WHO', year: '2025', url: 'https://www.who.int/' }

describe('the list of sources as it travels', () => {
  it('has the year as a number, and leaves out what is empty', () => {
    const sent = toSourcesJson([who, emptySource, { name: 'A talk', year: ' ', url: '' }])
    expect(JSON.parse(sent)).toEqual([{ name: 'WHO', year: 2025, url: 'https://www.who.int/' }, { name: 'A talk' }])
  })

  it('hands a year that is none to the server as it was typed', () => {
    expect(toSourcesJson([{ ...who, year: 'last year' }])).toContain('"year":"last year"')
  })

  it('comes back as it was typed', () => {
    const rows = [who, { name: 'A talk', year: '', url: '' }]
    expect(fromSourcesJson(toSourcesJson(rows))).toEqual(rows)
  })

  it('is written as the API answers it, so that an untouched list is no change', () => {
    expect(toSourcesJson(fromSourcesJson('[{"name":"A","year":2025,"url":"https://a.example"},{"name":"B"}]'))).toBe(
      '[{"name":"A","year":2025,"url":"https://a.example"},{"name":"B"}]',
    )
  })
})

it('what is refused stands in the row it was typed in, also below an empty row', () => {
  const errors = { 'sources.1.url': 'No such link.', title: 'Enter the title.' }
  expect(errorsOfRows([who, emptySource, who], errors)).toEqual([{}, {}, { url: 'No such link.' }])
})

import { describe, expect, it } from 'vitest'
import { emptySource, errorsOfRows, listFrom, rowsFrom } from './source-texts.ts'

const who = { name: 'WHO', year: '2025', url: 'https://www.who.int/' }

describe('the list of sources as it travels', () => {
  it('has the year as a number, and leaves out what is empty', () => {
    const sent = listFrom([who, emptySource, { name: 'A talk', year: ' ', url: '' }])
    expect(JSON.parse(sent)).toEqual([{ name: 'WHO', year: 2025, url: 'https://www.who.int/' }, { name: 'A talk' }])
  })

  it('hands a year that is none to the server as it was typed', () => {
    expect(listFrom([{ ...who, year: 'last year' }])).toContain('"year":"last year"')
  })

  it('comes back as it was typed', () => {
    const rows = [who, { name: 'A talk', year: '', url: '' }]
    expect(rowsFrom(listFrom(rows))).toEqual(rows)
  })

  it('is written as the API answers it, so that an untouched list is no change', () => {
    expect(listFrom(rowsFrom('[{"name":"A","year":2025,"url":"https://a.example"},{"name":"B"}]'))).toBe(
      '[{"name":"A","year":2025,"url":"https://a.example"},{"name":"B"}]',
    )
  })
})

it('what is refused stands in the row it was typed in, also below an empty row', () => {
  const errors = { 'sources.1.url': 'No such link.', title: 'Write the title.' }
  expect(errorsOfRows([who, emptySource, who], errors)).toEqual([{}, {}, { url: 'No such link.' }])
})

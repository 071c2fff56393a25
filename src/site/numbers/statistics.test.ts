import { expect, test } from 'vitest'
import { noSource, statistics } from '#shared/content/frame.ts'
import {
  clinicStatistics,
  ghanaStatistics,
  hasSource,
  homeStatistics,
  newerStatistics,
  pregnancyStatistics,
} from './statistics.ts'

const all = [...homeStatistics, ...newerStatistics, ...ghanaStatistics, ...clinicStatistics, ...pregnancyStatistics]

test('every number names its source, its year and a secure link, or says that no source was found', () => {
  for (const { value, source, year, url, note, confidence } of all)
    if (source === noSource)
      expect({ value, year, url, confidence, says: note.includes(noSource) }).toEqual({
        value,
        year: undefined,
        url: undefined,
        confidence: 'none',
        says: true,
      })
    else
      expect({ value, year, url, confidence }).toMatchObject({
        year: expect.stringMatching(/^(\d{4}(–\d{4})?|no year given)$/),
        url: expect.stringMatching(/^https:\/\/\S+$/),
        confidence: expect.stringMatching(/^(high|fair|low)$/),
      })
  expect(all.filter((number) => !hasSource(number)).map(({ value }) => value)).toEqual(['60%', '150,000'])
})

test('every number of the home page is explained', () => {
  expect(homeStatistics.map(({ value }) => value)).toEqual(
    [...statistics.numbers, statistics.newborns].map(({ value }) => value),
  )
})

test('each number has a place of its own to link to', () => {
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(all.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]+$/)
})

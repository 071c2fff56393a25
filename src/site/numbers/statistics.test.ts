import { expect, test } from 'vitest'
import { statistics } from '#shared/content/story.ts'
import { clinicStatistics, pregnancyStatistics } from './care-statistics.ts'
import { ghanaStatistics, homeStatistics, newerStatistics, noSource } from './statistics.ts'

const all = [...homeStatistics, ...newerStatistics, ...ghanaStatistics, ...clinicStatistics, ...pregnancyStatistics]

test('every source has a year or says “no date”, and has an https link', () => {
  const further = all.flatMap(({ others = [] }) => others)
  for (const { source, year, url } of [...all, ...further, ...statistics.numbers, statistics.newborns])
    expect({ source, year, url }).toEqual({
      source: expect.any(String),
      year: expect.stringMatching(/^(\d{4}|no date, read on \d+ \w+ 20\d\d)$/),
      url: expect.stringMatching(/^https:\/\/\S+$/),
    })
})

test('two numbers say that they have no published source, and the home page does not mention this', () => {
  expect(all.filter(({ account }) => account?.includes(noSource)).map(({ value }) => value)).toEqual(['60%', '150,000'])
  expect(JSON.stringify(statistics)).not.toMatch(/not found|no source/i)
})

test('the four numbers and their labels are those of the specification', () => {
  expect([...statistics.numbers, statistics.newborns].map(({ value, label }) => `${value} ${label}`)).toEqual([
    '240,000 annual births with SCD worldwide',
    '60% of SCD cases in Sub-Saharan Africa',
    '150,000 annual child deaths from SCD in Africa',
    '2% of newborns in Ghana with SCD',
  ])
})

test('every number on the home page is explained', () => {
  expect(homeStatistics.map(({ value }) => value)).toEqual(
    [...statistics.numbers, statistics.newborns].map(({ value }) => value),
  )
})

test('each number has an anchor of its own', () => {
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(all.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]+$/)
})

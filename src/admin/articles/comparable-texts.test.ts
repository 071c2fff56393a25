import { expect, test } from 'vitest'
import { comparableTexts } from './comparable-texts.ts'
import { emptyTexts } from './drafts.ts'

test('the comparison includes every field of the form, in words', () => {
  const all = {
    title: 'A walk',
    author: 'Ama',
    content: 'We walk.',
    imageId: 'p1',
    imageAlt: 'People who walk',
    tags: 'Schools,  Walks,',
    slug: 'a-walk',
    sources: '[{"name":"WHO","year":2025,"url":"https://www.who.int/"},{"name":"A talk"}]',
    noSourceReason: 'A poem',
    lastChecked: '2026-03-01',
    reviewer: 'A nurse',
    isHealth: 'false',
    language: 'tw',
  } satisfies typeof emptyTexts
  expect(comparableTexts(all)).toEqual({
    title: 'A walk',
    content: 'We walk.',
    fields: {
      Author: 'Ama',
      Tags: 'Schools, Walks',
      Address: 'a-walk',
      Sources: 'WHO, 2025, https://www.who.int/; A talk',
      'Reason for no source': 'A poem',
      'Last checked': '2026-03-01',
      'Reviewed by': 'A nurse',
      'Health information': 'no',
      Language: 'Twi',
      Picture: 'another one',
      'Picture description': 'People who walk',
    },
  })
})

test.for(Object.keys(emptyTexts) as (keyof typeof emptyTexts)[])('the comparison detects another %s', (name) => {
  const other = name === 'sources' ? '[{"name":"WHO"}]' : 'other'
  expect(comparableTexts({ ...emptyTexts, [name]: other })).not.toEqual(comparableTexts(emptyTexts))
})

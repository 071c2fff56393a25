import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { PrivacyFacts } from '#shared/shapes/privacy.ts'
import { PrivacyPage } from '#test/privacy-page.tsx'

const wordsWith = (facts: Partial<PrivacyFacts>) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <PrivacyPage facts={facts} /> }])
  return renderToStaticMarkup(<Stub />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('a change of the page’s text needs a new date', () => {
  const words = wordsWith({})
  const [date = ''] = /(?<=Last changed on )\d+ \w+ \d{4}/.exec(words) ?? []
  const hash = createHash('sha256').update(words.replace(date, '')).digest('hex').slice(0, 12)
  // If this fails: enter today in textChangedOn of privacy.tsx, then both values here.
  expect({ date, hash }).toEqual({ date: '29 November 2026', hash: '020d515b0efc' })
})

test('the page shows the date of a later change of settings', () => {
  expect(wordsWith({ changedOn: '2027-03-04' })).toContain('4 March 2027')
})

test.each<[Partial<PrivacyFacts>, string]>([
  [{ messageMonths: 3 }, 'At most 3 months.'],
  [{ historyMonths: 24 }, 'We keep it for 24 months.'],
  [{ sendsEmail: true }, 'Our emails go through an email company.'],
  [{ sendsEmail: false }, 'This website has no email account at the moment'],
  [{ hasRemoteDatabase: true }, 'Our database is on a different server'],
  [{ pictureStore: { host: 's3.example', isPublic: false } }, 'Another company stores our pictures, at s3.example.'],
  [{ pictureStore: { host: 's3.example', isPublic: true } }, 'Our pictures load from s3.example.'],
  [
    { backups: { everyHours: 24, keep: 7 } },
    'makes one every day and keeps the newest 7. So each is kept for about 7 days.',
  ],
  [
    { backups: { everyHours: 6, keep: 30 } },
    'every 6 hours and keeps the newest 30. So each is kept for about 8 days.',
  ],
  [{ backups: { everyHours: 0, keep: 5 } }, 'The website makes no backups automatically.'],
])('with %j the page says: %s', (facts, sentence) => {
  expect(wordsWith(facts)).toContain(sentence)
})

test('a service that is not used is not mentioned', () => {
  const words = wordsWith({})
  for (const sentence of ['Our database is', 'Another company stores', 'Our pictures load from'])
    expect(words).not.toContain(sentence)
})

/** The pages of the admin area load, list, filter and say what was done in one way. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../src/admin')

const files = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const using = (pattern: RegExp) =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort()

test('only the shared controls show tabs, and only their forms contain a search', () => {
  expect(using(/controls\/tabs\.tsx/)).toEqual(['area-tabs.tsx', 'lists/filter-controls.tsx'])
  const searching = using(/controls\/search-field\.tsx/)
  expect(searching.filter((path) => !using(/<FilterForm\b/).includes(path))).toEqual([])
})

test('only the shared filters read the address of a list', () => {
  const others: Record<string, string> = {
    'articles/revisions.tsx': 'the revision that is shown',
    'events/new-event.tsx': 'the event that is copied',
    'messages/test-notice.tsx': 'the notice that was opened',
    'signups/people.tsx': 'whether the person may choose another event',
    'writing/rich/clean-paste.ts': 'the address in a pasted link',
  }
  expect(using(/\bsearchParams\b|useSearchParams/)).toEqual(
    ['lists/filters.ts', 'page.ts', ...Object.keys(others)].sort(),
  )
})

test('every list comes from the same function, which leaves a page that lost its last row', () => {
  const listing = using(/<ListPage\b/)
  expect(listing.length).toBeGreaterThan(10)
  // A dialog has no address of its own.
  expect(using(/\bpageQuery\(/).filter((path) => !using(/\blistFrom\(/).includes(path))).toEqual(['images/calls.ts'])
})

test('one page says why it could not be loaded', () => {
  const others: Record<string, string> = {
    'events/new-event.tsx': 'the event that is copied is optional',
    'newsletters/new-newsletter.tsx': 'the articles to choose from are a part of the page',
    'signups/door.tsx': 'the door has no heading',
  }
  expect(using(/<LoadFailure\b/)).toEqual(['lists/list-page.tsx', 'page-heading.tsx', ...Object.keys(others)].sort())
})

test('one function says that something was moved to the trash, and on which page a form was sent', () => {
  expect(using(/was moved to the trash/)).toEqual(['intents.ts'])
  expect(using(/\bon: new URL\(/)).toEqual(['intents.ts'])
})

test('a button says in one way what it concerns', () => {
  // Words in the middle, a moment, or the whole name of an icon.
  const others = ['backup/backups.tsx', 'events/when-fields.tsx', 'subscribers/subscriber-actions.tsx']
  const hidden = /<(Button|ButtonLink|IntentButton)\b(?:(?!<\/\1>)[\s\S])*?className="visually-hidden"/
  expect(using(hidden).filter((path) => !others.includes(path))).toEqual([])
})

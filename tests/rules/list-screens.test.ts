/** A list of the admin area has its page and its filters in its address in one way, and shows them in one way. */
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
  expect(using(/controls\/tabs\.tsx/)).toEqual(['lists/filter-controls.tsx'])
  const searching = using(/controls\/search-field\.tsx/)
  expect(searching.filter((path) => !using(/<FilterForm\b/).includes(path))).toEqual([])
})

test('only the shared filters read the address of a list', () => {
  const others: Record<string, string> = {
    'articles/revisions.tsx': 'the revision that is shown',
    'events/new-event.tsx': 'the event that is copied',
    'messages/test-notice.tsx': 'the notice that was opened',
    'writing/rich/clean-paste.ts': 'the address in a pasted link',
  }
  expect(using(/\bsearchParams\b|useSearchParams/)).toEqual(
    ['lists/filters.ts', 'page.ts', ...Object.keys(others)].sort(),
  )
})

test('every list comes from the same function, which leaves a page that lost its last row', () => {
  const listing = using(/<ListPage\b/)
  expect(listing.length).toBeGreaterThan(10)
  // The others show pages without an address of their own: beside a revision, and in a dialog.
  expect(using(/\bpageQuery\(/).filter((path) => !using(/\blistFrom\(/).includes(path))).toEqual([
    'articles/revisions.tsx',
    'images/calls.ts',
  ])
})

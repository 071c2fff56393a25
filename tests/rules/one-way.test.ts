/** What is written once, and where. A second way appears here as another file. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../src')

const filesWith = (pattern: string, text: RegExp) =>
  globSync(pattern, { cwd: root })
    .filter((path) => !path.includes('.test.') && text.test(readFileSync(join(root, path), 'utf8')))
    .sort()

test('only conversations read and write replies and notes', () => {
  expect(
    filesWith('core/**/*.ts', /(?:selectFrom|insertInto|updateTable|deleteFrom)\(['`]\w+_(?:replies|notes)\b/),
  ).toEqual([
    'core/messages/replies.ts', // saved replies
    'core/volunteers/volunteer-row.ts', // the ids of emails, to delete these
  ])
  expect(filesWith('{core,api}/**/*.ts', /_replies`|\/notes'/)).toEqual([
    'api/notes.ts',
    'core/conversations/conversation.ts',
  ])
})

test('the sentence for a value that is not one of the allowed ones is made in one place', () => {
  expect(filesWith('{shared,api}/**/*.ts', /must be one of/)).toEqual([
    'shared/shapes/fields.ts', // with the names of the languages
    'shared/shapes/place.ts', // the towns are too many to list
    'shared/shapes/publication.ts', // also for articles that a command imports
    'shared/shapes/user.ts', // names the role and the permission as people do
    'shared/shapes/volunteer.ts', // with the names of the regions
  ])
})

test('shapes repeat neither the region, nor the version, nor the counts', () => {
  expect(filesWith('shared/shapes/*.ts', /regions\)/)).toEqual([
    'shared/shapes/fields.ts',
    'shared/shapes/volunteer.ts',
  ])
  expect(filesWith('shared/shapes/*.ts', /count,\s*\w+: count,\s*\w+: count/)).toEqual([])
  expect(filesWith('shared/shapes/*.ts', /version: z\s*\.int\(\{/)).toEqual([])
})

test('path parameters are encoded, and a visitor’s form is read, in one place', () => {
  expect(filesWith('{admin,page,site}/**/*.{ts,tsx}', /param: \{|(?:id|slug|code|token): encodeURIComponent/)).toEqual(
    [],
  )
  expect(filesWith('site/**/*.{ts,tsx}', /\.formData\(\)/)).toEqual([
    'site/form-values.ts',
    'site/offline/worker/form-queue.ts', // keeps what could not be sent
  ])
})

test('the name before the @ stands for a person without a name in one place', () => {
  expect(filesWith('**/*.{ts,tsx}', /split\('@'\)\[0\]/)).toEqual(['shared/display-name.ts'])
})

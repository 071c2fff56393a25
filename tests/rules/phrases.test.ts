/**
 * Phrases that a native editor would not print, or that promise what does not exist. None may return. Add a phrase in
 * lower case when you replace it.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What visitors read. */
const publicFiles = [
  'src/site/**/*.{ts,tsx}',
  'src/shared/**/*.ts',
  'src/shared/pages/pages.ts',
  'src/core/starter/*.md',
  // The emails.
  'src/core/{messages/notifications,newsletters/render,subscribers/confirm,users/invitations,users/password-resets}.ts',
  'src/ui/**/*.tsx',
]

const publicPhrases = [
  // Word order and verbs of another language.
  'a test will tell',
  'and far apart',
  'any fever needs a test at once',
  'doctors for pregnancy',
  'every pregnancy starts',
  'hardly to be had',
  'it names both',
  'of a public that has it wrong',
  'strong against sickle cell',
  'the illness was the same',
  'do nothing',
  'it was not you?',
  'without your yes',
  'we forget this',
  'we may read your message too late',
  'when home is no longer the place',
  'be listened to',
  'choose two parents',
  'do not settle for',
  'first comes one',
  'had blood from a donor',
  'has still to check',
  'how far we are',
  'how sure it is',
  'it was refused',
  'kept on this phone',
  'look for our email',
  'mend it',
  'no one to be alone',
  'note symptoms',
  'nobody is blamed',
  'nothing has all',
  'nothing here about',
  'on the list.',
  'one of your four children',
  'pages come without',
  'put down to',
  'starts afresh',
  'stop whatever',
  'that is too late',
  'the place stands',
  'we mend',
  'welcome back any time',
  'what they are told wrong',
  'whatever is an example',
  // An event is an event, not a day. People sign up for it, and cancel their place.
  'a day can change',
  'after the day.',
  'no day is ',
  'nobody announced',
  'place back',
  'take the place',
  'this day is ',
  // Words that rank or mean something else in Ghana and Britain.
  'fairly sure',
  'not so sure',
  'quite sure',
  // Untrue, or more than we know.
  '1 baby in every 50',
  '1 in 20 babies',
  'and a trained counsellor can.',
  'dates are in our news',
  'every number on this site is here',
  'follow us on social media',
  'names both',
  'national newborn screening, 1995',
  'or the packet',
  // Instructions to the owner, which belong in the admin area.
  'replace with a real quote',
  'to be added',
]

/** The texts of a source file: comments are for programmers, and a line break within a sentence is a space. */
const textOf = (path: string) =>
  readFileSync(join(root, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

const breachesIn = (patterns: string[], phrases: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => {
      const text = textOf(path)
      return phrases.filter((phrase) => text.includes(phrase)).map((phrase) => `${path}: ${phrase}`)
    })

test('no public text has a phrase that must not return', () => {
  expect(breachesIn(publicFiles, publicPhrases)).toEqual([])
})

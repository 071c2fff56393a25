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
  'src/core/starter/*.md',
  'src/core/newsletters/render.ts',
  'src/ui/**/*.tsx',
]

/** Files in `core` that write an email. */
const writesEmail = /\bplainEmail\(/

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
  // The second reading by visitors and the second reading of facts.
  "aa: 'usual'",
  'the chance of a baby with',
  'there are choices. a trained',
  'try another pregnancy',
  'try 20 more',
  'every pregnancy is a new draw',
  'children so far:',
  'for the other parent',
  'whatever the test shows, there can be',
  'for a visit that can wait',
  'if short attacks keep coming back',
  'about half of the people asked in one study',
  'whom to ask',
  'the result is yours, so',
  'a wrong list would cost',
  'say also if the test',
  'our coming screening days',
  'got a changed gene',
  'is of the usual type',
  'we say when we checked each place',
  'because we check each place first',
  'look at the page of the event again',
  'coming events',
  "'a coming event'",
  'a name to call you by',
  'it does not have to be your own',
  'nobody can look up your code',
  'no name, no phone number, no email',
  'you may ask too',
  'others asked something like this',
  'open the page of my question',
  'another trained health worker) has read',
  "readby: 'read by'",
  'a person at voima answers',
  'a person at voima reads',
  'a person will answer',
  'we tell you honestly',
  'phone clinics',
  'nobody will press you for more',
  "'name on your phone'",
  'we will look for your gift. you do not',
  'part of sickle cell care',
  'and say so. when one person',
  'so each hour helps',
  'helps care fit life',
  'never losing sight of the person',
  'being near people',
  'are said to die of',
  'the wrong things they have been told',
  'a sheet is one page of a4',
  'no newsletters yet',
  'i agree that',
  'still hold what we deleted',
  'read this article another day',
  'the parents but call them',
  'a child now, later or not',
  'the herb can wait, but',
  'one thing that a man can take care of',
  'a good choice when it is your own',
  'that is not a small hope',
  'the day ends, but',
  'what they got from their parents',
  'ask for a team of a sickle cell doctor',
  'or was replaced by a newer one',
  'codes stop working after',
  'you have enough blood yourself',
  'waters that break',
  'tummy, or a tummy',
  'a face that drops',
  'counted for africa alone',
  'an older figure. who now',
  'we do not count visitors',
  'if you are unwell, call',
  'people at <name /> who can sign in',
  'in heap news',
  'some clinics have a newer',
  'often nobody finds a cause',
  // An event is an event, not a day. People sign up for it, and cancel their seat.
  'a day can change',
  'after the day.',
  'no day is ',
  'nobody announced',
  'place back',
  'take the place',
  'you have a place',
  'cancel your place',
  'this day is ',
  'we last heard from each other',
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
    .replace(/\$?\{organisationName\(\)\}/g, 'Voima')
    .replace(/\s+/g, ' ')
    .toLowerCase()

const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).filter((path) => !path.includes('.test.'))

const breachesIn = (paths: string[], phrases: string[]) =>
  paths.flatMap((path) => {
    const text = textOf(path)
    return phrases.filter((phrase) => text.includes(phrase)).map((phrase) => `${path}: ${phrase}`)
  })

test('no public text and no email has a phrase that must not return', () => {
  expect(publicFiles.filter((pattern) => filesOf(pattern).length === 0)).toEqual([])
  const emails = filesOf('src/core/**/*.ts').filter((path) => writesEmail.test(readFileSync(join(root, path), 'utf8')))
  expect(emails).toContain('src/core/messages/replies.ts')
  expect(breachesIn([...publicFiles.flatMap(filesOf), ...emails], publicPhrases)).toEqual([])
})

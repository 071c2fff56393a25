/**
 * Decides whether a message is urgent (an emergency; triage): whether its words mean that somebody needs help now,
 * however they are spelt. Urgent messages come first in the inbox and seldom move to spam (`messages/spam.ts`); an
 * urgent search shows the help page first.
 */
import { foldLetters } from '#shared/fold.ts'
import { lazy } from '#shared/lazy.ts'
import type { Danger } from '#shared/shapes/danger.ts'
import { editsBetween, skeletons } from '../search/spelling.ts'
import { enquiries, longAgo, nowAgain, phrases, suicidePhrases, unclearPhrases } from './emergency-phrases.ts'
import { alwaysUrgent, rules, signNames, singleWords, suicideWords, unclearRules } from './emergency-rules.ts'
import { groups, sameMeaning } from './emergency-words.ts'

/** A full stop counts as this many words of distance. */
const sentenceGap = 3
const longestMessage = 5_000

export const soundsUrgent = (message: string) => dangerIn(message) !== undefined

/**
 * What an urgent message is about. A person who does not want to live any more gets a response of their own: a list of
 * the signs of illnesses would be no help.
 */
export const dangerIn = (message: string): Danger | undefined => {
  const text = plain(message.slice(0, longestMessage))
  const positions = positionsOf(text)
  const suicide = suicideIn(message, text, positions)
  // Words like “I want to die” say nothing about an illness.
  const rest = suicidePhrases.reduce((left, phrase) => left.replace(phrase, ' . '), text)
  const isIll = isIllness(message, rest, rest === text ? positions : positionsOf(rest))
  if (!suicide) return isIll ? 'illness' : undefined
  return suicide === 'sure' && !isIll ? 'suicide' : 'both'
}

/** Undefined if the message does not say it. It is sure only if the writer means themselves. */
const suicideIn = (message: string, text: string, positions: Positions): 'sure' | 'unsure' | undefined => {
  const found = suicidePhrases.flatMap((phrase) => [...text.matchAll(phrase)])
  if (found.length > 0)
    return found.some(({ index, 0: words }) => endsWithOther(text.slice(0, index) + words)) ? 'unsure' : 'sure'
  const isSelf = positions.has('self') || !positions.has('other')
  if (
    suicideWords.some((group) => positions.has(group)) &&
    (positions.has('suicide') || !isGeneralQuestion(message, text, positions))
  )
    return isSelf ? 'sure' : 'unsure'
  const isUnclear =
    unclearPhrases.some((phrase) => phrase.test(text)) || parsedRules().unclear.some((rule) => holds(rule, positions))
  return isUnclear && isSelf ? 'unsure' : undefined
}

/** Whether the last person whom the sentence names is somebody else than the writer. */
const endsWithOther = (text: string) => {
  const words = text.split(' . ').at(-1)?.split(' ') ?? []
  const isPerson = (word: string) => groupsOf(word).some((group) => group === 'self' || group === 'other')
  return groupsOf(words.findLast(isPerson) ?? '').includes('other')
}

const isIllness = (message: string, text: string, positions: Positions) => {
  if (alwaysUrgent.some((group) => positions.has(group))) return true
  if ([...phrases, ...unclearPhrases].some((phrase) => phrase.test(text))) return true
  if (isGeneralQuestion(message, text, positions) || isLongAgo(text)) return false
  const isEnquiry = enquiries.test(text)
  return (
    (!isEnquiry && singleWords.some((group) => positions.has(group))) ||
    parsedRules().sure.some((rule) => holds(rule, positions))
  )
}

/** For the search: the name of a warning sign. */
export const namesSign = (query: string) => {
  const positions = positionsOf(plain(query.slice(0, longestMessage)))
  return signNames.some((group) => positions.has(group))
}

const isLongAgo = (text: string) => longAgo.test(text) && !nowAgain.test(text)

const isGeneralQuestion = (message: string, text: string, positions: Positions) =>
  !positions.has('somebody') && (message.includes('?') || questionWords.test(text) || enquiries.test(text))

const questionWords = /^ (?:what|which|why|who|when|where|how|is|are|does|do|can|could|may|will|should) /

const ways = lazy(() =>
  sameMeaning.map(([written, word]) => [new RegExp(`(?<= )(?:${written})(?= )`, 'g'), word] as const),
)

/**
 * Normalises: lower case, without accents and punctuation; a sentence ends with ` . `. Alternative spellings become one
 * word.
 */
const plain = (message: string) => {
  const text = foldLetters(message)
    .replace(/(\d)[.,](?=\d)/g, '$1 ')
    .replace(/[.!?;\n]+/g, ' . ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
  return ways()
    .reduce((words, [written, word]) => words.replace(written, word), ` ${text} `)
    .replace(/ +/g, ' ')
}

/** For each group of words, its positions in the message. */
type Positions = ReadonlyMap<string, readonly number[]>

const positionsOf = (text: string): Positions => {
  const positions = new Map<string, number[]>()
  let position = 0
  for (const word of text.trim().split(' ')) {
    position += word === '.' ? sentenceGap : 1
    for (const group of groupsOf(word)) positions.set(group, [...(positions.get(group) ?? []), position])
  }
  return positions
}

const shortestMisspelt = 6

/** The groups of each word. `flu*` in a group is a prefix; every other entry is a whole word. */
const lexicon = lazy(() => {
  const whole = new Map<string, string[]>()
  const beginnings = new Map<string, string[]>()
  for (const [group, words] of Object.entries(groups))
    for (const word of words.split(' ')) {
      const [index, key] = word.endsWith('*') ? [beginnings, word.slice(0, -1)] : [whole, word]
      index.set(key, [...(index.get(key) ?? []), group])
    }
  return { whole, beginnings, similar: bySkeleton([...whole.keys(), ...beginnings.keys()]) }
})

/** The words with up to one letter left out, so that a misspelt word is compared with a few of them only. */
const bySkeleton = (words: string[]) => {
  const similar = new Map<string, string[]>()
  for (const word of words)
    if (word.length >= shortestMisspelt)
      for (const skeleton of skeletons(word, 1)) similar.set(skeleton, [...(similar.get(skeleton) ?? []), word])
  return similar
}

const groupsOf = (word: string) => {
  const { whole, beginnings } = lexicon()
  const found = [...(whole.get(word) ?? []), ...beginningsOf(word).flatMap((start) => beginnings.get(start) ?? [])]
  return found.length > 0 || word.length < shortestMisspelt ? found : groupsOfMisspelt(word)
}

const beginningsOf = (word: string) => Array.from(word, (_, index) => word.slice(0, index + 1))

const groupsOfMisspelt = (word: string) => {
  const { whole, beginnings, similar } = lexicon()
  const candidates = skeletons(word, 1).flatMap((skeleton) => similar.get(skeleton) ?? [])
  const alike = candidates.find((each) => each[0] === word[0] && editsBetween(word, each, 1) === 1)
  return alike ? [...(whole.get(alike) ?? []), ...(beginnings.get(alike) ?? [])] : []
}

type Rule = { needed: string[]; span: number; without: string | undefined }

const parsed = (rule: string): Rule => {
  const [, needed = '', span = '', without] = /^([\w ]+)\/(\d+)(?: -(\w+))?$/.exec(rule) ?? []
  return { needed: needed.split(' '), span: Number(span), without }
}
const parsedRules = lazy(() => ({ sure: rules.map(parsed), unclear: unclearRules.map(parsed) }))

const holds = ({ needed, span, without }: Rule, positions: Positions) => {
  if (without && positions.has(without)) return false
  const [first = [], ...others] = needed.map((group) => positions.get(group) ?? [])
  return first.some((position) =>
    others.every((all) => all.some((each) => each !== position && Math.abs(each - position) <= span)),
  )
}

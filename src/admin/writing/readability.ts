/** Measures how hard a text is to read (readability, Flesch-Kincaid), counts its words, and suggests improvements. */

import { isNumberSign } from '#shared/number-signs.ts'
import { readingMinutes } from '#shared/reading-time.ts'

export type Readability = {
  words: number
  minutes: number
  /** The reading age; undefined for texts that are short or not in English. */
  age: number | undefined
  hints: string[]
  /** The beginning of the first sentence that contains a number, while no source is named. */
  unsourced: string | undefined
}

type Asked = { language: string; hasSources: boolean }

const longSentence = 20
const shownHints = 3
const fewestWords = 30

export const readabilityOf = (markdown: string, { language, hasSources }: Asked): Readability => {
  const sentences = sentencesIn(markdown)
  const words = sentences.flatMap(wordsIn)
  const isEnglish = language === 'en'
  return {
    words: words.length,
    minutes: readingMinutes(words.length),
    age: isEnglish && words.length >= fewestWords ? ageFor(sentences.length, words) : undefined,
    hints: [...longSentences(sentences), ...(isEnglish ? hardWords(words) : [])],
    unsourced: hasSources ? undefined : numberWithoutSource(sentences),
  }
}

/** The text without Markdown marks; a heading, list item or table cell counts as a sentence. */
const sentencesIn = (markdown: string) =>
  markdown
    .replace(/```[\s\S]*?```/g, '\n\n')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?:\\?\[\d{1,2}\\?\])+/g, '')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/^\s*(?:#{1,6}|[-*>]|\+(?!\s*\(?\d)|\d{1,3}[.)])\s+(.*)$/gm, '\n\n$1\n\n')
    .replace(/\||<br>/g, '\n\n')
    .replace(/[*_~]+/g, (signs, at, text) => (isNumberSign(text, at, signs.length) ? signs : ''))
    .replace(/[`\\]/g, '')
    .split(/\n\s*\n|(?<=[.!?…]["”')]?)\s+(?=\p{Lu}|["“])/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => wordsIn(sentence).length > 0)

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+|[.,]\p{N}+)*/gu) ?? []

/** The Flesch-Kincaid grade, plus five years for the age. */
const ageFor = (sentences: number, words: string[]) => {
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  const year = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
  return Math.round(Math.min(20, Math.max(6, year + 5)))
}

const syllablesIn = (word: string) => {
  const sounds = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, sounds?.length ?? 1)
}

const longSentences = (sentences: string[]) =>
  sentences
    .map((sentence) => ({ sentence, words: wordsIn(sentence).length }))
    .filter(({ words }) => words > longSentence)
    .sort((one, other) => other.words - one.words)
    .slice(0, shownHints)
    .map(({ sentence, words }) => `A sentence has ${words} words: “${beginningOf(sentence)}”. Can you split it in two?`)

const hardWords = (words: string[]) =>
  [...new Set(words.map((word) => word.toLowerCase()))]
    .filter((word) => Object.hasOwn(plainWords, word))
    .slice(0, shownHints)
    .map((word) => `“${word}” is a hard word. Could you say “${plainWords[word]}”?`)

const numberWithoutSource = (sentences: string[]) => {
  const found = sentences.find((sentence) => numberThatClaims.test(sentence))
  return found && beginningOf(found)
}

/** A count or a percentage, but not a year, date, time or phone number. */
const numberThatClaims =
  /\d\s*(?:%|per ?cent)|\b\d{1,3}(?:[,.]\d{3})+\b|\b\d+ (?:in|out of|of) (?:every )?\d+\b|\b\d+(?:\.\d+)? (?:million|thousand|times)\b|\b\d{3} (?:[a-z]+ )?(?:people|persons|children|babies|newborns|patients|women|men|girls|boys|deaths)\b|\b(?!19\d\d|20\d\d)\d{4,}\b/i

const beginningOf = (sentence: string) => {
  const words = sentence.split(' ')
  return words.length > 8 ? `${words.slice(0, 8).join(' ')} …` : sentence
}

/** Difficult words and simpler replacements. The site is for readers from the age of nine. */
const plainWords: Record<string, string> = {
  accomplish: 'do',
  additional: 'more',
  administer: 'give',
  anaemia: 'few red blood cells',
  approximately: 'about',
  assistance: 'help',
  chronic: 'lifelong',
  commence: 'start',
  complications: 'other health problems',
  comprehensive: 'full',
  consequently: 'so',
  demonstrate: 'show',
  diagnosed: 'found by a test',
  discontinue: 'stop',
  facilitate: 'help',
  furthermore: 'also',
  haemoglobin: 'the red part of blood',
  hereditary: 'passed on in families',
  hydrated: 'drinking enough water',
  implement: 'do',
  individuals: 'people',
  initiate: 'start',
  medication: 'medicine',
  mortality: 'deaths',
  numerous: 'many',
  obtain: 'get',
  paediatric: 'for children',
  participate: 'take part',
  prevalence: 'how many people have it',
  prior: 'before',
  prophylaxis: 'medicine that prevents',
  purchase: 'buy',
  regarding: 'about',
  require: 'need',
  subsequently: 'later',
  sufficient: 'enough',
  symptoms: 'signs',
  terminate: 'end',
  transfusion: 'getting blood',
  utilise: 'use',
  utilize: 'use',
  vaccination: 'a jab that protects',
}

/** Random numbers, words and texts for the seed command and for tests, the same ones in each run. */
import { keysOf, recordOf } from '#shared/keys.ts'
import type { Language } from '#shared/languages.ts'
import type { NewArticle } from '#shared/shapes/article.ts'
import type { NewMessage } from '#shared/shapes/message.ts'

export type Random = ReturnType<typeof createRandom>

/** A linear congruential generator: the same seed gives the same numbers. */
export const createRandom = (seed: number) => {
  let state = seed
  /** From 0 up to, but not including, 1. */
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return { next, below, oneOf: <Item>(items: readonly Item[]) => items[below(items.length)] as Item }
}

// A few words are in nearly every text, and most words are in hardly any.
const common: Record<Language, string> = {
  en: 'the and of to sickle cell in is a for with blood pain child health are test family be you it can on school clinic water fever that your when life or hospital this help day from have ask care not people know parents at drink sleep doctor nurse every carry gene crisis year cold rest medicine body mother father red oxygen newborn friend community ghana accra kumasi tamale infection folic acid vaccine genotype counselling screening hydroxyurea anaemia transfusion spleen stroke exercise malaria pregnancy marriage partner trait result appointment teacher exam travel',
  tw: 'na sɛ no wo me yɛ ho mogya yareɛ ayaresabea abofra yaw nsuo maame papa nkwa honam apɔmuden sukuu ɛda aduro nnamfo abusua oyarefoɔ dɔkota',
  ee: 'la kple le ame mia nye ʋu dɔ kɔdzi ɖevi tsi dada fofo agbe lãmesẽ suku ŋkeke atike xɔlɔ̃ ƒome dɔnɔ dɔkta vevesese',
  gaa: 'kɛ ni lɛ mi wɔ la hela hefalemɔ gbekɛ nu awo ataa shihilɛ skul gbi tsofa naanyo weku helatsɛ dɔkta',
  dag: 'ni ka ti n ʒim doro ashibiti bia kom ma ba nyɛvuli shikuru dabisili tim zo daŋ dɔkta alaafee',
  ha: 'da na ta a ba jini cuta asibiti yaro ruwa uwa uba rai lafiya makaranta rana magani aboki iyali likita zafi gwaji',
}
const commonWords = recordOf(keysOf(common), (language) => common[language].split(' '))

const syllables =
  'ba be bo da de di do fa fi fo ga gi go ka ke ko ku la le li lo ma me mi mo na ne no nu pa pe po ra re ri ro sa se si so ta te ti to wa we wo ya ye yo za'.split(
    ' ',
  )
const vocabularySize = 40_000

/** The n-th word is in about 1/n as many texts as the first, as in natural languages (Zipf's law). */
const wordIn = (language: Language, { next }: Random) => {
  const rank = Math.floor(vocabularySize ** next()) - 1
  return commonWords[language][rank] ?? madeUp(rank)
}

const madeUp = (number: number): string => {
  const syllable = syllables[number % syllables.length] ?? ''
  const rest = Math.floor(number / syllables.length)
  return rest === 0 ? syllable : madeUp(rest) + syllable
}

// Most texts are in English.
const languagesByShare: Language[] = ['en', 'en', 'en', 'en', 'en', 'en', 'tw', 'tw', 'ee', 'gaa', 'dag', 'ha']
const firstNames = ['Ama', 'Kofi', 'Esi', 'Yaw', 'Abena', 'Kwame', 'Adwoa', 'Selasi', 'Naa', 'Fuseini', 'Zainab']
const lastNames = ['Owusu', 'Mensah', 'Boateng', 'Darko', 'Agbeko', 'Lamptey', 'Alhassan', 'Ibrahim', 'Asante']

const wordsIn = (count: number, language: Language, random: Random) =>
  Array.from({ length: count }, () => wordIn(language, random)).join(' ')

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const sentence = (language: Language, random: Random) =>
  `${capitalised(wordsIn(8 + random.below(9), language, random))}.`

const sentences = (count: number, language: Language, random: Random) =>
  Array.from({ length: count }, () => sentence(language, random)).join(' ')

const title = (language: Language, random: Random) => capitalised(wordsIn(4 + random.below(5), language, random))

const person = ({ oneOf }: Random) => `${oneOf(firstNames)} ${oneOf(lastNames)}`

/** About 150 words. */
export const articleText = (random: Random): NewArticle => {
  const language = random.oneOf(languagesByShare)
  const paragraphs = [4, 4, 4].map((count) => sentences(count, language, random))
  const content = [...paragraphs.slice(0, 2), `## ${title(language, random)}`, ...paragraphs.slice(2)].join('\n\n')
  return { title: title(language, random), content, author: person(random), language }
}

export const messageText = (number: number, random: Random): NewMessage => ({
  name: person(random),
  email: `person${number}@mail.example`,
  message: sentences(1 + random.below(5), 'en', random),
})

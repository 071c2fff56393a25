import type { Language } from '#shared/languages.ts'
import type { NewArticle } from '#shared/shapes/article.ts'
import type { NewMessage } from '#shared/shapes/message.ts'
import type { Dice } from './dice.ts'
import { wordIn } from './words.ts'

// Most of what is written is in English.
const languagesByShare: Language[] = ['en', 'en', 'en', 'en', 'en', 'en', 'tw', 'tw', 'ee', 'gaa', 'dag', 'ha']
const firstNames = ['Ama', 'Kofi', 'Esi', 'Yaw', 'Abena', 'Kwame', 'Adwoa', 'Selasi', 'Naa', 'Fuseini', 'Zainab']
const lastNames = ['Owusu', 'Mensah', 'Boateng', 'Darko', 'Agbeko', 'Lamptey', 'Alhassan', 'Ibrahim', 'Asante']

const wordsIn = (count: number, language: Language, dice: Dice) =>
  Array.from({ length: count }, () => wordIn(language, dice)).join(' ')

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const sentence = (language: Language, dice: Dice) => `${capitalised(wordsIn(8 + dice.below(9), language, dice))}.`

const sentences = (count: number, language: Language, dice: Dice) =>
  Array.from({ length: count }, () => sentence(language, dice)).join(' ')

const title = (language: Language, dice: Dice) => capitalised(wordsIn(4 + dice.below(5), language, dice))

const person = ({ oneOf }: Dice) => `${oneOf(firstNames)} ${oneOf(lastNames)}`

/** About 150 words. */
export const articleText = (dice: Dice): NewArticle => {
  const language = dice.oneOf(languagesByShare)
  const paragraphs = [4, 4, 4].map((count) => sentences(count, language, dice))
  const content = [...paragraphs.slice(0, 2), `## ${title(language, dice)}`, ...paragraphs.slice(2)].join('\n\n')
  return { title: title(language, dice), content, author: person(dice), language }
}

export const messageText = (number: number, dice: Dice): NewMessage => ({
  name: person(dice),
  email: `person${number}@mail.example`,
  message: sentences(1 + dice.below(5), 'en', dice),
})

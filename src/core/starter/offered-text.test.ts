import { expect, test } from 'vitest'
import { type CitedText, offeredText } from './offered-text.ts'

const who = { name: 'WHO', year: 2025, url: 'https://www.who.int/' }
const trial = { name: 'A trial', url: 'https://trial.example/' }
const ministry = { name: 'Ministry of Health', year: 2025 }
const own = { name: 'Our clinic' }

const old: CitedText = {
  title: 'Ten myths',
  content:
    'One in four.[1] Ask for a test.[2]\n\n## Herbs\n\nNobody has proven that. Pray and take medicine.\n\n- Rest\n- Drink\n',
  sources: [who, trial],
}
const corrected: CitedText = {
  title: 'Ten myths, and what is true',
  content:
    'One in five.[1] Two new sources say so.[2] Ask for a test.[3]\n\n## Herbs\n\nNobody has proven that. Pray and take medicine.\n\n- Rest\n- Sleep\n- Drink\n',
  sources: [ministry, who, trial],
}
const edited = (change: Partial<CitedText>) => offeredText(old, corrected, { ...old, ...change })

test('in an unchanged text every corrected sentence is replaced', () => {
  expect(edited({})).toEqual(corrected)
})

test('sentences and sources of the editor stay, and the numbers of the sources follow', () => {
  const content = old.content.replace('Nobody has proven that.', 'Our doctor says so.[3]')
  expect(edited({ content, sources: [...old.sources, own] })).toEqual({
    ...corrected,
    content: corrected.content.replace('Nobody has proven that.', 'Our doctor says so.[4]'),
    sources: [ministry, who, trial, own],
  })
})

test('a sentence that the editor has changed stays, although it is to be corrected', () => {
  const content = old.content.replace('One in four.', 'We say one in four.').replaceAll('\n', '\r\n')
  expect(edited({ content })?.content).toBe(
    'We say one in four.[1] Ask for a test.[2]\n\n## Herbs\n\nNobody has proven that. Pray and take medicine.\n\n- Rest\n- Sleep\n- Drink\n',
  )
})

test('a title that the editor has changed and a source without a number stay', () => {
  expect(edited({ title: 'Our myths', sources: [who, trial, own] })).toEqual({
    ...corrected,
    title: 'Our myths',
    sources: [...corrected.sources, own],
  })
})

test('a removed sentence leaves no gap', () => {
  const shorter = { ...old, content: 'One in four.[1]\n\n## Herbs\n\nPray and take medicine.\n', sources: [who] }
  expect(offeredText(old, shorter, { ...old, title: 'Ours' })).toMatchObject({ title: 'Ours', sources: [who] })
  expect(offeredText(old, shorter, old)?.content.trim()).toBe(shorter.content.trim())
})

test('nothing is offered for a text that has none of the sentences, or already has the corrected ones', () => {
  expect(edited({ title: 'Our myths', content: 'Our own words.', sources: [] })).toBeUndefined()
  expect(offeredText(old, corrected, { ...corrected, title: 'Ours' })).toBeUndefined()
})

test('a sentence that stands twice in the text stays, because nobody knows which one is meant', () => {
  const content = 'One in four.[1] Ask for a test.[2] One in four.[1]'
  expect(edited({ title: 'Ours', content })).toBeUndefined()
})

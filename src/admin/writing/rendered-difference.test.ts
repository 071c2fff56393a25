import { expect, test } from 'vitest'
import { tokenDifference } from '#shared/difference.ts'
import { blocksOf } from './rendered-difference.ts'

const word = (text: string, marks = '') => `${marks}\u0002${text}`
const block = (tag: string) => `\u0001${tag}`

test('a changed word is marked in its own block and keeps its emphasis', () => {
  const before = [block('h2'), word('Where'), block('p'), word('On'), word(' '), word('Friday', 'b')]
  const after = [block('h2'), word('Where'), block('p'), word('On'), word(' '), word('Sunday', 'b')]
  expect(blocksOf(tokenDifference(before, after))).toEqual([
    { tag: 'h2', runs: [{ kind: 'same', marks: '', text: 'Where' }] },
    {
      tag: 'p',
      runs: [
        { kind: 'same', marks: '', text: 'On ' },
        { kind: 'removed', marks: 'b', text: 'Friday' },
        { kind: 'added', marks: 'b', text: 'Sunday' },
      ],
    },
  ])
})

test('a paragraph that became a heading keeps its words and leaves no empty block', () => {
  const difference = tokenDifference([block('p'), word('Where')], [block('h2'), word('Where')])
  expect(blocksOf(difference)).toEqual([{ tag: 'h2', runs: [{ kind: 'same', marks: '', text: 'Where' }] }])
})

import { describe, expect, it } from 'vitest'
import { differenceOf, type Piece } from './difference.ts'

const written = (pieces: Piece[]) =>
  pieces.map(({ kind, text }) => ({ same: text, added: `+[${text}]`, removed: `-[${text}]` })[kind]).join('')

const without = (kind: Piece['kind'], pieces: Piece[]) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('')

describe('the difference between two texts', () => {
  it('marks each changed word', () => {
    expect(written(differenceOf('We walk on Friday in Accra.', 'We all walk on Sunday in Accra.'))).toBe(
      'We +[all ]walk on -[Friday]+[Sunday] in Accra.',
    )
  })

  it('marks only the added text, wherever it is', () => {
    expect(written(differenceOf('In Accra.', 'In Accra. Come early.'))).toBe('In Accra.+[ Come early.]')
    expect(written(differenceOf('In Accra.\n\nAll.', 'In Accra. Come early.\n\nAll.'))).toBe(
      'In Accra.+[ Come early.]\n\nAll.',
    )
  })

  it('groups consecutive replaced words', () => {
    expect(written(differenceOf('On Monday we meet in Accra.', 'Every Friday they meet in Accra.'))).toBe(
      '-[On Monday we]+[Every Friday they] meet in Accra.',
    )
  })

  it('is empty for equal texts, whatever their line endings', () => {
    expect(differenceOf('One\r\nTwo', 'One\nTwo')).toEqual([{ kind: 'same', text: 'One\nTwo' }])
    expect(differenceOf('', '')).toEqual([])
  })

  it('is the whole text if the other one is empty', () => {
    expect(written(differenceOf('', 'All new.'))).toBe('+[All new.]')
    expect(written(differenceOf('All gone.', ''))).toBe('-[All gone.]')
  })

  it('contains every word of both texts', () => {
    const words = ['a ', 'b ', 'c ', 'd\n\n', 'e ']
    let seed = 7
    const roll = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed
    }
    const text = () => Array.from({ length: roll() % 30 }, () => words[roll() % words.length]).join('')
    for (let round = 0; round < 300; round++) {
      const [before, after] = [text(), text()]
      const pieces = differenceOf(before, after)
      expect(without('added', pieces)).toBe(before)
      expect(without('removed', pieces)).toBe(after)
    }
  })

  it('removes all, then adds all, for two long texts with nothing in common', { tags: 'slow' }, () => {
    const many = (word: string) => `${word} `.repeat(20_000)
    expect(differenceOf(many('old'), many('new')).map(({ kind }) => kind)).toEqual(['removed', 'added', 'same'])
  })
})

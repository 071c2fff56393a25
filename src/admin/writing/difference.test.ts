import { describe, expect, it } from 'vitest'
import { differenceOf, type Piece } from './difference.ts'

const written = (pieces: Piece[]) =>
  pieces.map(({ kind, text }) => ({ same: text, added: `+[${text}]`, removed: `-[${text}]` })[kind]).join('')

const without = (kind: Piece['kind'], pieces: Piece[]) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('')

describe('what differs between two texts', () => {
  it('is marked word by word', () => {
    expect(written(differenceOf('We walk on Friday in Accra.', 'We all walk on Sunday in Accra.'))).toBe(
      'We +[all ]walk on -[Friday]+[Sunday] in Accra.',
    )
  })

  it('is no more than what was added, wherever that stands', () => {
    expect(written(differenceOf('In Accra.', 'In Accra. Come early.'))).toBe('In Accra.+[ Come early.]')
    expect(written(differenceOf('In Accra.\n\nAll.', 'In Accra. Come early.\n\nAll.'))).toBe(
      'In Accra.+[ Come early.]\n\nAll.',
    )
  })

  it('is read in one go where several words after each other were replaced', () => {
    expect(written(differenceOf('On Monday we meet in Accra.', 'Every Friday they meet in Accra.'))).toBe(
      '-[On Monday we]+[Every Friday they] meet in Accra.',
    )
  })

  it('is nothing when they are the same, however their lines end', () => {
    expect(differenceOf('One\r\nTwo', 'One\nTwo')).toEqual([{ kind: 'same', text: 'One\nTwo' }])
    expect(differenceOf('', '')).toEqual([])
  })

  it('is all of it when one is empty', () => {
    expect(written(differenceOf('', 'All new.'))).toBe('+[All new.]')
    expect(written(differenceOf('All gone.', ''))).toBe('-[All gone.]')
  })

  it('holds every word of both, whatever they are', () => {
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

  it('of two long texts with nothing in common is one after the other', () => {
    const many = (word: string) => `${word} `.repeat(20_000)
    expect(differenceOf(many('old'), many('new')).map(({ kind }) => kind)).toEqual(['removed', 'added', 'same'])
  })
})

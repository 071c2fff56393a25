import { expect, it } from 'vitest'
import { emphasisBetween } from './extensions.ts'

const signs = ['**', '__', '*', '_', '~~']
const readAsEmphasis = (typed: string) => signs.filter((sign) => emphasisBetween(sign).test(typed))

for (const typed of ['2 * 3 *', 'Give 2 * 5 ml *', 'a ~~ b ~~', '**  x  **', '2 _ 3 _', '*a *', '* a*', 'snake_case_'])
  it(`text that is not emphasis in Markdown stays as typed: ${typed}`, () => expect(readAsEmphasis(typed)).toEqual([]))

for (const [typed, sign] of [
  ['We are **many**', '**'],
  ['__many of us__', '__'],
  ['*it*', '*'],
  ['so _it_', '_'],
  ['~~n~~', '~~'],
] as const)
  it(`text between markers becomes emphasis: ${typed}`, () => expect(readAsEmphasis(typed)).toEqual([sign]))

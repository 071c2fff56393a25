/** Generated codes, phone numbers, sums and house numbers, and the places of a text where people type them. */

/** A generator of the same numbers on every run (a linear congruential one). */
export const seeded = (seed: number) => {
  let state = seed
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  return { below, pick }
}

const { below, pick } = seeded(27)
const digits = (least: number, most: number) =>
  Array.from({ length: least + below(most - least + 1) }, () => below(10)).join('')
const several = (make: () => string) => Array.from({ length: 1 + below(3) }, make)

const kinds = {
  code: () => `${pick(['*', '*#', '**', '#', '##'])}${several(() => digits(1, 4)).join('*')}#`,
  phone: () => `${pick(['+', '+ ', '(+', '00'])}233${pick([' ', '_', '-'])}24 ${digits(3, 3)} ${digits(4, 4)}`,
  sum: () =>
    `${digits(1, 2)}${pick(['*', ' * ', '**', '_', '*('])}${several(() => digits(1, 3)).join(pick(['*', '**', '_']))}=${digits(1, 3)}`,
  house: () => `${pick(['House #', 'No. ', '#', 'Box #_'])}${digits(1, 3)}${pick(['_', '*', '#'])}${digits(0, 2)}`,
}

export const samples = Array.from({ length: 400 }, (_, index) => {
  const make = Object.values(kinds)[index % 4] ?? kinds.code
  return index % 3 ? make() : `${make()} or ${pick(Object.values(kinds))()}`
})
samples.push('*713*33*1#', '*170#', '*920*77#', '+233 24 000 0000', '+ 233 24 000 0000', '2*3*4=24', '**21*0240000000#')

/** `typed`: what readers see of the page; `bare`: without the words around it. */
type Placed = { markdown: string; typed: string; bare?: string }

export const places: Record<string, (text: string) => Placed> = {
  'at the start of a line': (text) => ({ markdown: `${text} is it`, typed: `${text} is it`, bare: text }),
  'within a sentence': (text) => ({ markdown: `Dial ${text}, now.`, typed: `Dial ${text}, now.`, bare: text }),
  'at the end of a line': (text) => ({ markdown: `Dial ${text}\nor wait`, typed: `Dial ${text}\nor wait`, bare: text }),
  'in a list': (text) => ({ markdown: `- Dial ${text}\n- wait`, typed: `Dial ${text}\nwait`, bare: text }),
  'in a table': (text) => ({
    markdown: `| A | B |\n|---|---|\n| b | Dial ${text} |`,
    typed: `A\nB\nb\nDial ${text}`,
    bare: text,
  }),
  'in a link': (text) => ({ markdown: `See [Dial ${text} now](/help).`, typed: `See Dial ${text} now.`, bare: text }),
  'in bold': (text) => ({ markdown: `**Dial ${text} now**`, typed: `Dial ${text} now`, bare: text }),
  'in italics': (text) => ({ markdown: `*Dial ${text} now*`, typed: `Dial ${text} now`, bare: text }),
  'in a heading': (text) => ({ markdown: `## Dial ${text} now`, typed: `Dial ${text} now`, bare: text }),
  'in a quote': (text) => ({ markdown: `> Dial ${text} now`, typed: `Dial ${text} now`, bare: text }),
  'beside bold words': (text) => ({ markdown: `**Now** ${text} *here*`, typed: `Now ${text} here`, bare: text }),
}

/** What a browser shows of this HTML; each block is a line. */
export const visibleText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\n+/g, '\n')
    .trim()

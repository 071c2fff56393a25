/** What the text cannot keep of pasted content, and the sentences that say so beside the editor. */

const left = {
  pictures: 'pictures',
  drawings: 'drawings and shapes',
  formulas: 'the layout of formulas',
  media: 'videos and sounds',
  comments: 'comments',
  deletions: 'deleted words of tracked changes',
  links: 'links to files on a computer',
  menus: 'menus and buttons',
} as const

const changed = {
  merged: 'Merged cells are now single cells.',
  letters: 'Numbering such as a) or 1.1 is now 1., 2., 3.',
  lines: 'Lines that ended at the margin were joined.',
  words: 'Check words that were divided at the end of a line.',
} as const

type Left = keyof typeof left
type Loss = Left | keyof typeof changed
export type Lost = Set<Loss>

/** Empty: nothing was lost. */
export const sentenceOf = (lost: Lost) => {
  const names = (Object.keys(left) as Left[]).filter((name) => lost.has(name)).map((name) => left[name])
  const list = names.join(', ').replace(/, ([^,]*)$/, ' and $1')
  const sentences = (Object.keys(changed) as (keyof typeof changed)[]).filter((name) => lost.has(name))
  return [
    list && `Pasted without ${list}.`,
    lost.has('pictures') && 'Add pictures with the Picture button.',
    ...sentences.map((name) => changed[name]),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Makes links of addresses that a person types or pastes, and of the ones that readers would see as links. */
import { combineTransactionSteps, getChangedRanges } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { findAddresses } from '#shared/markdown-parser.ts'

export const linking = new Plugin({
  appendTransaction: (transactions, before, state) => {
    const isOff = transactions.some((tr) => tr.getMeta('preventAutolink') || isHistoryTransaction(tr))
    if (isOff || !transactions.some(({ docChanged }) => docChanged)) return
    const isPasted = transactions.some((tr) => tr.getMeta('uiEvent') === 'paste' || tr.getMeta('uiEvent') === 'drop')
    const { tr } = state
    for (const { newRange } of getChangedRanges(combineTransactionSteps(before.doc, [...transactions])))
      linkWithin(tr, state, newRange, isPasted)
    return tr.docChanged ? tr : null
  },
})

type Range = { from: number; to: number }

const linkWithin = (tr: Transaction, { doc, selection }: EditorState, changed: Range, isPasted: boolean) => {
  const [start, end] = [Math.max(0, changed.from - 1), Math.min(doc.content.size, changed.to + 1)]
  doc.nodesBetween(start, end, (block, at) => {
    if (!block.isTextblock || block.type.spec.code) return
    for (const { from, to, wordEnd, href } of addressesIn(block, at + 1)) {
      const isTouched = from <= changed.to && wordEnd >= changed.from
      // A person may still be typing it.
      const isOpen = !isPasted && selection.head > from && selection.head <= wordEnd
      if (isTouched && !isOpen) tr.addMark(from, to, doc.type.schema.mark('link', { href }))
    }
  })
}

/** Those that are no links yet, and no code. */
const addressesIn = (block: Node, start: number) => {
  const text = block.textBetween(0, block.content.size, '', '\n')
  const { link, code } = block.type.schema.marks
  return findAddresses(text).flatMap(({ index, lastIndex, schema, url }) => {
    const isMarked = [link, code].some((mark) => mark && block.rangeHasMark(index, lastIndex, mark))
    // In "the clinic.It was open" a space is missing.
    const isSentence = schema === '' && /\.\p{Lu}\p{Ll}*(?:[^\p{L}.]|$)/u.test(text.slice(index, lastIndex))
    const href = schema === '' ? url.replace(/^http:/, 'https:') : url
    const wordEnd = start + lastIndex + (/^\S*/.exec(text.slice(lastIndex))?.[0].length ?? 0)
    return isMarked || isSentence ? [] : [{ from: start + index, to: start + lastIndex, wordEnd, href }]
  })
}

/**
 * Links in the rich text editor (autolink): makes links of addresses that a person types or pastes, and of the ones that
 * readers would see as links. TipTap's own extension brings a second way to find addresses.
 */
import { combineTransactionSteps, getChangedRanges, Mark } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { findAddresses, isAllowedLink } from '#shared/markdown-parser.ts'

/** Words that a person types at its end are not part of the link. */
export const linkMark = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  exitable: true,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => isAllowedLink(element.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addProseMirrorPlugins: () => [linking],
})

const linking = new Plugin({
  props: {
    /** An address that is pasted over words becomes their link. */
    handlePaste: ({ state: { doc, selection, schema, tr }, dispatch }, _, { content }) => {
      const text = content.textBetween(0, content.size)
      const [address] = findAddresses(text)
      if (selection.empty || !address || address.lastIndex - address.index !== text.length) return false
      const link = schema.mark('link', { href: hrefOf(address) })
      for (const { $from, $to } of selection.ranges) tr.addMark($from.pos, $to.pos, link)
      // In code, where there are no links, the address replaces the words.
      if (tr.doc.eq(doc)) return false
      dispatch(tr)
      return true
    },
  },
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
type Address = ReturnType<typeof findAddresses>[number]

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
  return findAddresses(text).flatMap((address) => {
    const { index, lastIndex, schema } = address
    const isMarked = [link, code].some((mark) => mark && block.rangeHasMark(index, lastIndex, mark))
    // In "the clinic.It was open" a space is missing.
    const isSentence = schema === '' && /\.\p{Lu}\p{Ll}*(?:[^\p{L}.]|$)/u.test(text.slice(index, lastIndex))
    const wordEnd = start + lastIndex + (/^\S*/.exec(text.slice(lastIndex))?.[0].length ?? 0)
    return isMarked || isSentence
      ? []
      : [{ from: start + index, to: start + lastIndex, wordEnd, href: hrefOf(address) }]
  })
}

const hrefOf = ({ schema, url }: Address) => (schema === '' ? url.replace(/^http:/, 'https:') : url)

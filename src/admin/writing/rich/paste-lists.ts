/** Rebuilds the lists of pasted HTML, which word processors write flat, with each item's level beside it. */
import type { Lost } from './losses.ts'

const isList = (element: Element | null | undefined): element is HTMLElement => /^[OU]L$/.test(element?.tagName ?? '')

const countItems = (list: Element) => [...list.children].filter(({ tagName }) => tagName === 'LI').length
const startOf = (list: Element) => Number(list.getAttribute('start') ?? 1)

export const rebuildLists = (body: HTMLElement, lost: Lost) => {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-look*="mso-list:"]')) makeItem(paragraph)
  for (const wrapper of body.querySelectorAll('div:has(> :is(ol, ul):only-child)'))
    if (wrapper.textContent === wrapper.firstElementChild?.textContent) wrapper.replaceWith(...wrapper.childNodes)
  for (const inner of body.querySelectorAll(':is(ol, ul) > :is(ol, ul)')) {
    const before = inner.previousElementSibling
    if (before?.tagName === 'LI') before.append(inner)
    else inner.replaceWith(...inner.childNodes)
  }
  for (const item of body.querySelectorAll('li:is([aria-level], [data-aria-level])')) putOnLevel(item)
  for (const item of body.querySelectorAll('ol > li[value]:first-child'))
    item.parentElement?.setAttribute('start', item.getAttribute('value') ?? '1')
  for (const list of body.querySelectorAll('ol')) if (hasLetters(list)) lost.add('letters')
}

const hasLetters = (list: Element) =>
  /^[ai]$/i.test(list.getAttribute('type') ?? '') ||
  [list, list.firstElementChild].some((element) =>
    /(?:alpha|roman|latin)/.test(element?.getAttribute('data-look') ?? ''),
  )

/** Word writes an item as a paragraph that begins with a bullet or a number. */
const makeItem = (paragraph: HTMLElement) => {
  const [, name, level] = /mso-list:\s*(\w+) level(\d+)/i.exec(paragraph.getAttribute('data-look') ?? '') ?? []
  if (!(name && level)) return
  const sign = paragraph.querySelector('[data-look*="mso-list:ignore" i], [data-look*="mso-list: ignore" i]')
  const written = sign?.textContent?.trim() ?? ''
  sign?.remove()
  const list = document.createElement(/^\(?\w+[.)]/.test(written) ? 'ol' : 'ul')
  const number = /^\(?(\d+)[.)]$/.exec(written)?.[1]
  const letter = /^\(?([a-h])[.)]$/i.exec(written)?.[1]?.toLowerCase().codePointAt(0)
  if (number || letter) list.setAttribute('start', number ?? String(Number(letter) - 96))
  if (list.tagName === 'OL' && !number) list.setAttribute('type', written.replace(/\W/g, '').length === 1 ? 'a' : 'i')
  list.setAttribute('data-list', name)
  const item = document.createElement('li')
  item.setAttribute('aria-level', level)
  item.append(...paragraph.childNodes)
  list.append(item)
  paragraph.replaceWith(list)
}

/** Puts an item into the list before it, or into a list inside its last item. */
const putOnLevel = (item: Element) => {
  const list = item.parentElement
  if (!isList(list)) return
  const level = Number(item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level'))
  let depth = 1
  for (let around = list.parentElement; around; around = around.parentElement) if (isList(around)) depth += 1
  const neighbour = list.previousElementSibling
  const before = item.previousElementSibling ?? (isList(neighbour) ? neighbour.lastElementChild : null)
  if (level > depth && before?.tagName === 'LI') sink(item, before, level - depth, list)
  else if (level === depth && isList(neighbour) && item === list.firstElementChild && continues(neighbour, list))
    neighbour.append(...list.children)
  if (!list.childElementCount) list.remove()
}

const continues = (before: HTMLElement, list: HTMLElement) => {
  if (before.tagName !== list.tagName || before.getAttribute('data-list') !== list.getAttribute('data-list'))
    return false
  return list.tagName === 'UL' || !list.hasAttribute('start') || startOf(list) === startOf(before) + countItems(before)
}

const sink = (item: Element, before: Element, steps: number, list: HTMLElement) => {
  const inner = before.lastElementChild
  const deeper = isList(inner) ? inner.lastElementChild : null
  if (steps > 1 && deeper) return sink(item, deeper, steps - 1, list)
  if (isList(inner) && inner.tagName === list.tagName && continues(inner, list)) return inner.append(item)
  const made = list.cloneNode() as HTMLElement
  made.append(item)
  before.append(made)
}

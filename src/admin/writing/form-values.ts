/** Reads what a person has typed into a form, and fills it in again. Decides which fields may be kept on a device. */
import type { ComparableTexts } from './text-differences.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values of the fields, by their names. A checkbox has its value only while it is ticked. */
export type FormValues = Record<string, string[]>

/** Passwords, codes, keys and other secrets. A browser must not fill them in from elsewhere, or they are one-time. */
const secrets = [
  '[type=password]',
  ...['one-time-code', 'current-password', 'new-password'].map((kind) => `[autocomplete~="${kind}"]`),
  '[data-secret]',
].join()

/**
 * `data-kept`: a hidden field in which a component sends what was typed into several fields. It takes a value back in
 * `onInput`. If those fields have names, they are inside of `data-kept-as-one`.
 */
const notTyped =
  '[readonly], [type=file], [type=submit], [type=button], [type=hidden]:not([data-kept]), [data-kept-as-one] :not([data-kept])'

const mayBeKept = (field: Element) => field.getAttribute('name') !== null && !field.matches(`${secrets}, ${notTyped}`)

export const keptFields = (root: Element) =>
  [...root.querySelectorAll<Control>('input, textarea, select')].filter(mayBeKept)

const isTickable = (field: Control): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

export const valuesIn = (root: Element): FormValues => {
  const values: FormValues = {}
  for (const field of keptFields(root)) {
    values[field.name] = values[field.name] ?? []
    if (!isTickable(field) || field.checked) values[field.name]?.push(field.value)
  }
  return values
}

/** A field that is not on the screen at the moment equals an empty one. */
export const sameValues = (one: FormValues, other: FormValues) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => textOf(one[name]) === textOf(other[name]))

const textOf = (values: string[] = []) => values.join('\n')

const rounds = 3

/** Fills in the values as a person would, so that every component notices. A filled field may make others appear. */
export const fillIn = async (root: Element, values: FormValues) => {
  for (let round = 0; round < rounds && !sameValues(valuesIn(root), values); round++) {
    const filled: Record<string, number> = {}
    for (const field of keptFields(root)) {
      const wanted = values[field.name]
      if (!wanted) continue
      const index = filled[field.name] ?? 0
      filled[field.name] = index + 1
      if (isTickable(field)) tick(field, wanted.includes(field.value))
      else write(field, wanted[index] ?? '')
      // React renders first, because the next field may depend on this one.
      await undefined
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const tick = (field: HTMLInputElement, isWanted: boolean) => {
  if (field.checked !== isWanted && (isWanted || field.type === 'checkbox')) field.click()
}

/** React ignores a value that was set through its own property of the element. */
const write = (field: Control, value: string) => {
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * What the fields say, by their labels, to compare two versions of a form. `data-markdown`: a field whose text is
 * compared as readers see it.
 */
export const textsIn = (root: Element): ComparableTexts => {
  const texts = { content: '', fields: {} as Record<string, string> }
  for (const field of keptFields(root)) {
    const [label, said] = [labelOf(field), saidBy(field)]
    if (field.matches('[data-markdown]')) texts.content = field.value
    else texts.fields[label] = [texts.fields[label], said].filter(Boolean).join(', ')
  }
  return texts
}

const labelOf = (field: Control) => {
  if (isTickable(field)) return textIn(field.closest('fieldset')?.querySelector('legend')) || ownLabel(field)
  return ownLabel(field)
}

const ownLabel = (field: Control) => field.dataset.label || textIn(field.labels?.[0]) || field.name

const textIn = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''

/** `data-words`: what a hidden field means. */
const saidBy = (field: Control) => {
  if (isTickable(field)) return field.checked ? saidByTick(field) : undefined
  if (field instanceof HTMLSelectElement) return textIn(field.selectedOptions[0])
  return field.dataset.words ?? field.value
}

const saidByTick = (field: HTMLInputElement) => (field.closest('fieldset') ? textIn(field.labels?.[0]) : 'yes')

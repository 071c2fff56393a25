/**
 * Copies and fills the templates of a page. There are three rules: `data-when` names a template, `data-value` is
 * replaced by a text, and the contents of `data-if` stay only if its condition is true. There are no loops and no
 * expressions; a script sets attributes and repeats copies itself.
 */

export type Values = Record<string, string | number | boolean | undefined>

/** A filled copy of the template with this name in `root`. Throws if there is none. */
export const filledTemplate = (root: ParentNode, name: string, values: Values = {}): DocumentFragment => {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-when="${name}"]`)
  if (!template) throw new Error(`The page has no template "${name}".`)
  return fill(document.importNode(template.content, true), values)
}

/** `data-value` sets text, never HTML. */
const fill = (copy: DocumentFragment, values: Values) => {
  for (const element of copy.querySelectorAll<HTMLElement>('[data-if]'))
    element.replaceWith(...(values[element.dataset.if ?? ''] ? element.childNodes : []))
  for (const element of copy.querySelectorAll<HTMLElement>('[data-value]'))
    element.textContent = String(values[element.dataset.value ?? ''] ?? '')
  return copy
}

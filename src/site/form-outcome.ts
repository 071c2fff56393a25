/** Shows in the page the result of a form that a script has sent. The texts are in the form's templates. */
import type { Refusal } from './form-values.ts'
import { filledTemplate, type Values } from './templates/fill.ts'

/** Shows the template with this name in place of the last result. */
export const showOutcome = (form: HTMLFormElement, state: string, values?: Values) => {
  clearErrors(form)
  const outcome = form.querySelector<HTMLElement>('[data-outcome]')
  outcome?.replaceChildren(filledTemplate(form, state, values))
  moveTo(outcome)
  return outcome
}

/** The errors are named by the fields of the form: each gets a link to its field, and is shown at the field. */
export const showRefusal = (form: HTMLFormElement, { detail, errors }: Pick<Refusal, 'detail' | 'errors'>) => {
  const wrong = Object.entries(errors)
  const isAboutFields = wrong.length > 0
  const isUnreachable = !isAboutFields && detail === ''
  const outcome = showOutcome(form, 'failed', { detail, isUnreachable, isAboutFields, isAboutForm: !isAboutFields })
  const item = outcome?.querySelector('li')
  item?.replaceWith(...wrong.map(([field, sentence]) => linkedItem(item, `#${form.id}-${field}`, sentence)))
  if (item) for (const [field, sentence] of wrong) markField(form, field, sentence)
}

const linkedItem = (pattern: Element, href: string, sentence: string) => {
  const item = pattern.cloneNode(true) as Element
  const link = item.querySelector('a')
  if (link) Object.assign(link, { href, textContent: sentence })
  return item
}

const markField = (form: HTMLFormElement, field: string, error: string) => {
  const control = document.getElementById(`${form.id}-${field}`)
  if (!control) return
  const shown = filledTemplate(form, 'error', { error }).firstElementChild
  if (!shown) return
  shown.id = `${control.id}-error`
  control.before(shown)
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', `${shown.id} ${control.getAttribute('aria-describedby') ?? ''}`.trim())
}

const clearErrors = (form: HTMLFormElement) => {
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    const id = `${control.id}-error`
    document.getElementById(id)?.remove()
    control.removeAttribute('aria-invalid')
    control.setAttribute('aria-describedby', control.getAttribute('aria-describedby')?.replace(id, '').trim() ?? '')
  }
}

/** Moves the view to the top of the result, below the header, and the focus to the result. */
export const moveTo = (result: HTMLElement | null | undefined) => {
  result?.focus({ preventScroll: true })
  result?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/**
 * The error summary of a form in the admin area (form validation): the fields that failed, as a list of links, the
 * first of which receives the focus.
 */

import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Failure } from './api.ts'

export type RefusedField = { label: string; field: HTMLElement }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** In the order of the page. `selector`: what the server rejected, or what the browser did not send. */
const refusedIn = (root: Element | null | undefined, selector: '[aria-invalid="true"]' | ':invalid') =>
  [...(root?.querySelectorAll<Control>(':is(input, textarea, select)') ?? [])]
    .filter((field) => field.matches(selector))
    .map((field): RefusedField => ({ label: labelOf(field), field }))

/** `data-label`: a short name for a field whose label is a sentence. */
const labelOf = ({ dataset, labels, name }: Control) =>
  (dataset.label || labels?.[0]?.textContent || name).trim().replace(/[.:?!]$/, '')

/** Opens the disclosures around an element. */
export const openAround = (element: Element | null | undefined) => {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
}

/** Shows the field, above a bar at the bottom. */
export const goTo = (field: HTMLElement | undefined) => {
  if (!field) return
  openAround(field)
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

/**
 * After each failure: the rejected fields in the same form, or in the same part of the page as `inside`. A bar may be
 * below its form. Moves to the first.
 */
export const useRefusedFields = (inside: RefObject<Element | null>, failure: Failure | undefined) => {
  const [refused, setRefused] = useState<RefusedField[]>([])
  // Before the browser paints: the list replaces the sentence of the failure.
  useLayoutEffect(() => {
    const hasErrors = Object.keys(failure?.errors ?? {}).length > 0
    const found = hasErrors
      ? refusedIn(
          inside.current?.closest('form') ?? inside.current?.closest('section:not([data-bar]), main'),
          '[aria-invalid="true"]',
        )
      : []
    setRefused(found)
    for (const { field } of found) openAround(field)
    goTo(found[0]?.field)
  }, [failure, inside])
  return refused
}

/**
 * The fields that prevent the browser from submitting the form of an article, which is sent only if it is complete. The
 * browser would also show its own message at the first of them, which covers our buttons, and says what our list says.
 */
export const useInvalidFields = () => {
  const [invalid, setInvalid] = useState<RefusedField[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const focused = useRef<Element>(null)
  // The browser reports each field separately, and then moves the focus to the first.
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    clearTimeout(timer.current)
    focused.current = document.activeElement
    timer.current = setTimeout(() => setInvalid(refusedIn(form, ':invalid')))
  }
  // After the list was drawn, because a bar at the bottom that has grown may cover the field.
  useEffect(() => {
    const [first] = invalid
    // If the person has started typing elsewhere, the focus stays there.
    const hasMovedOn = ![focused.current, first?.field, document.body].includes(document.activeElement ?? document.body)
    if (first && !hasMovedOn) goTo(first.field)
  }, [invalid])
  return { invalid, onInvalid, forget: () => setInvalid((before) => (before.length > 0 ? [] : before)) }
}

export const RefusedFields = ({ fields }: { fields: RefusedField[] }) =>
  fields.length > 0 && (
    <p>
      Please correct:{' '}
      {fields.map(({ label, field }, index) => (
        <span key={field.id}>
          {index > 0 && ', '}
          <a
            href={`#${field.id}`}
            onClick={(event) => {
              event.preventDefault()
              goTo(field)
            }}
          >
            {label}
          </a>
        </span>
      ))}
      . Nothing you typed is lost.
    </p>
  )

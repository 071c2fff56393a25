/**
 * Focus management: after a navigation inside the application the focus moves to the heading, as it would on a new
 * page, and after a form was sent, view and focus move to the result.
 */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIsScripted } from '#page/use-scripts.ts'

/** Moves the focus to the heading, so that screen readers and keyboards start at the new content. */
export const focusHeading = () => {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * The props of the element that shows the result of a form. `sent` is the data that was sent: each submission moves the
 * view to the top of the result, below the header, and the focus to the result. Focusing alone would not scroll to a
 * result that is partly in view. Without scripts, `autoFocus` makes the browser go there.
 */
export const useResult = (sent: object | undefined) => {
  const ref = useRef<HTMLDivElement>(null)
  // After a page load, the scripts may start while the visitor is already typing again.
  const shown = useRef(useIsScripted() ? undefined : sent)
  useEffect(() => {
    if (!sent || shown.current === sent) return
    shown.current = sent
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [sent])
  return { ref, tabIndex: -1, autoFocus: sent !== undefined }
}

/** Browsers move the focus when they load a page; this hook does so when the router shows the next page. */
export const useFocusAfterNavigation = () => {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    focusHeading()
  }, [address])
}

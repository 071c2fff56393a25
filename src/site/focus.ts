/**
 * Focus management: after a navigation inside the application the focus moves to the heading, as it would on a new
 * page.
 */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the heading, so that screen readers and keyboards start at the new content. */
export const focusHeading = () => {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
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

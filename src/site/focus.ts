import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus of screen readers and keyboards to the heading, where the new content begins. */
export const focusHeading = () => {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Browsers do this when they load a page; when the router shows the next page, this does. */
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

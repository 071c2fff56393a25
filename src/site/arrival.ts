import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Takes people who hear the page, or use a keyboard, to where the new content begins. */
export const focusHeading = () => {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** A browser does this itself when it loads a page; a change of page without a load has to be told. */
export const useFocusOnArrival = () => {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    focusHeading()
  }, [address])
}

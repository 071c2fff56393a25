/** For a page with long sections: the browser lays out those below the first screen only when they come near. */
import { InlineScript } from '#page/inline-script.tsx'
import './below-first-screen.css'

/** What was laid out once stays laid out, so that scrolling back costs nothing. */
const keepLayout = () =>
  addEventListener('contentvisibilityautostatechange', (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent
    if (!skipped) (target as HTMLElement).style.contentVisibility = 'visible'
  })

export const BelowFirstScreen = () => <InlineScript run={keepLayout} />

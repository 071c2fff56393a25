/**
 * Hydration: starts React in the browser on the HTML that the server rendered. `page/scripts.tsx` decides when this
 * file is loaded.
 */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { moveInlineStyles, skipInlineStyles } from '#page/inline-styles.ts'
import { recoverFailedNavigation } from '#page/navigation.ts'

if (import.meta.env.PROD) {
  moveInlineStyles()
  skipInlineStyles()
}
recoverFailedNavigation()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

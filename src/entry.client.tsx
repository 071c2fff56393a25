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

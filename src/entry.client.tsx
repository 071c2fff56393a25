import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadNextPageWhole } from './ui/next-page.ts'
import { strikeStylesAtHand } from './ui/styles-at-hand.ts'

if (import.meta.env.PROD) strikeStylesAtHand()
loadNextPageWhole()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadNextPageWhole } from './ui/next-page.ts'
import { gatherStyles, strikeStylesAtHand } from './ui/styles-at-hand.ts'

if (import.meta.env.PROD) {
  gatherStyles()
  strikeStylesAtHand()
}
loadNextPageWhole()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

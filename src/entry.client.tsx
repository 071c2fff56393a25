/** Starts React in the browser on a page of the admin area. Public pages do not load this file. */
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { storedPageMark } from '#shared/admin-cache.ts'
import { allowTranslation } from './admin/translated-page.ts'

const application = (
  <StrictMode>
    <HydratedRouter />
  </StrictMode>
)

allowTranslation()

startTransition(() => {
  // The page stored on this device links to the styles of another path, so React renders it again instead of hydrating it.
  if (document.documentElement.hasAttribute(storedPageMark)) createRoot(document).render(application)
  else hydrateRoot(document, application)
})

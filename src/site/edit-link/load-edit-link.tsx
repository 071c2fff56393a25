import { type ComponentType, useEffect, useState } from 'react'
import type { EditLinkProps } from './edit-link.tsx'

/**
 * The link from a public page to its editor. The server renders the page for everyone, so only the browser of a
 * signed-in person loads this link; `page/late-scripts.ts` starts the scripts there at once.
 */
export const LateEditLink = (props: EditLinkProps) => {
  const [EditLink, setEditLink] = useState<ComponentType<EditLinkProps>>()
  useEffect(() => {
    // A preview is embedded in another page.
    if (window.parent === window && hasToken())
      void import('./edit-link.tsx').then((file) => setEditLink(() => file.EditLink)).catch(() => undefined)
  }, [])
  return EditLink && <EditLink {...props} />
}

/** A browser that blocks storage throws. */
const hasToken = () => {
  try {
    return localStorage.getItem('authToken') !== null
  } catch {
    return false
  }
}

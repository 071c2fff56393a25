import type { Changes } from '../lib/change-events.ts'
import { createLibrary, type LibraryParts } from './library.ts'
import { createUploads } from './uploads.ts'

/** A new picture is in no page yet, and a deleted one in none any more: only what is changed is told of. */
export const openLibrary = ({ telling, ...parts }: LibraryParts & { telling: Changes['telling'] }) => {
  const library = createLibrary(parts)
  return {
    library: { ...library, change: telling(library.change) },
    uploads: createUploads({ ...parts, library }),
  }
}

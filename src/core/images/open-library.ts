import type { ChangeEvents } from '../lib/change-events.ts'
import { createLibrary, type LibraryParts } from './library.ts'
import { createUploads } from './uploads.ts'

/** A new picture is in no page yet, and a deleted one in none any more: only what is changed is told of. */
export const openLibrary = ({ notifyAfter, ...parts }: LibraryParts & { notifyAfter: ChangeEvents['notifyAfter'] }) => {
  const library = createLibrary(parts)
  return {
    library: { ...library, change: notifyAfter(library.change) },
    uploads: createUploads({ ...parts, library }),
  }
}

/** What a disk says when it cannot do as a command asks, in a sentence that names the place and what to do. */
import { dirname } from 'node:path'

type DiskError = Error & { code?: string; path?: string }

const sentences: Record<string, (place: string) => string> = {
  ENOENT: (place) => `There is no folder ${dirname(place)}: make it, or name another place.`,
  EEXIST: (place) => `${place} is no folder: name another place.`,
  ENOTDIR: (place) => `A part of ${place} is no folder: name another place.`,
  EISDIR: (place) => `${place} is a folder: name a file.`,
  EACCES: (place) => `${place} may not be read or written: let the user of the site do so, or name another place.`,
  EPERM: (place) => `${place} may not be read or written: let the user of the site do so, or name another place.`,
  EROFS: (place) => `${place} may only be read: name another place.`,
  ENOSPC: (place) => `The disk is full where ${place} is: make room, or name another place.`,
  EDQUOT: (place) => `The disk is full where ${place} is: make room, or name another place.`,
  EFBIG: (place) => `${place} became larger than a file may be there: allow larger files, or name another place.`,
  EIO: (place) => `The disk of ${place} does not work as it should: name a place on another disk.`,
}

/** For the `catch` of what a command does with a place. Throws the same for what is no trouble of a disk. */
export const sayingWhere =
  (place: string) =>
  (error: DiskError): never => {
    const sentence = sentences[error.code ?? '']
    throw sentence ? new Error(sentence((error.path ?? place).replace(/\.unfinished$/, ''))) : error
  }

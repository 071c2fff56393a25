/** File system errors of the commands, as sentences that name the path and what to do. */
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

/** For the `catch` of a command that works with a path. Throws any other error unchanged. */
export const sayingWhere =
  (place: string) =>
  (error: DiskError): never => {
    const sentence = sentences[error.code ?? '']
    throw sentence ? new Error(sentence((error.path ?? place).replace(/\.unfinished$/, ''))) : error
  }

/** File system errors of the commands, as sentences that name the path and what to do. */
import { dirname } from 'node:path'

type DiskError = Error & { code?: string; path?: string }

const sentences: Record<string, (place: string) => string> = {
  ENOENT: (place) => `There is no folder ${dirname(place)}. Create it, or name another place.`,
  EEXIST: (place) => `${place} is not a folder. Name another place.`,
  ENOTDIR: (place) => `A part of ${place} is not a folder. Name another place.`,
  EISDIR: (place) => `${place} is a folder. Name a file.`,
  EACCES: (place) => `${place} cannot be read or written. Allow the user of the site to do so, or name another place.`,
  EPERM: (place) => `${place} cannot be read or written. Allow the user of the site to do so, or name another place.`,
  EROFS: (place) => `${place} is read-only. Name another place.`,
  ENOSPC: (place) => `The disk of ${place} is full. Free some space, or name another place.`,
  EDQUOT: (place) => `The disk of ${place} is full. Free some space, or name another place.`,
  EFBIG: (place) => `${place} became too large for this disk. Allow larger files, or name another place.`,
  EIO: (place) => `The disk of ${place} reports errors. Name a place on another disk.`,
}

/** Why the site cannot write a file, for people who do not see the path. */
export const diskReasons: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
  EFBIG: 'The disk does not accept larger files.',
  EROFS: 'The site may not write to the disk.',
  EIO: 'The disk reports errors.',
}

/** For the `catch` of a command that works with a path. Throws any other error unchanged. */
export const sayingWhere =
  (place: string) =>
  (error: DiskError): never => {
    const sentence = sentences[error.code ?? '']
    throw sentence ? new Error(sentence((error.path ?? place).replace(/\.unfinished$/, ''))) : error
  }

/** What opens something for whoever holds it: a session, or a link in a letter. Only its hash is kept. */
import { createHash, randomBytes } from 'node:crypto'

export const newToken = () => randomBytes(32).toString('base64url')

/** 256 random bits need no slow hash: nobody can try them all. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

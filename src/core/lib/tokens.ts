/** Secret tokens: each opens a session or a link for the person who holds it, and the database stores only their hashes. */
import { createHash, randomBytes } from 'node:crypto'

export const newToken = () => randomBytes(32).toString('base64url')

/** The page of the site that a token in an email opens. */
export type LinkOf = (token: string) => string

/** 256 random bits need no slow hash: an attacker cannot try them all. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

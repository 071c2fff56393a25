/**
 * Permissions: which role may do what. The API checks every call against this table, and the screens show what it
 * allows. `articles.write` includes pictures, draft links and the counts of readers.
 */
import { isKeyOf, keysOf } from './keys.ts'

const editorial = ['articles.write'] as const

const table = {
  administrator: [
    ...editorial,
    'messages.read',
    'messages.write',
    'subscribers.read',
    'subscribers.write',
    'newsletters.write',
    'outbox.read',
    'outbox.write',
    'people.read',
    'people.write',
    'history.read',
    'backups.read',
    'backups.write',
    'privacy.write',
    'site.write',
  ],
  editor: editorial,
  responder: ['messages.read', 'messages.write'],
} as const

export type Role = keyof typeof table
export type Permission = (typeof table)[Role][number]

export const roles = keysOf(table)

/** A role that this version does not know has no permission. */
export const can = ({ role }: { role: string }, permission: Permission): boolean =>
  isKeyOf(table, role) && [...table[role]].includes(permission)

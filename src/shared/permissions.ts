/**
 * Permissions (authorization by role, RBAC): which role may do what. `api/guard.ts` checks every call against this
 * table, and the screens show what it allows. `articles.write` includes publishing, bulk actions, pictures, draft links and
 * article views.
 */
import { isKeyOf, keysOf } from './keys.ts'

const editorial = ['articles.write', 'events.write', 'places.write', 'questions.write'] as const

const table = {
  administrator: [
    ...editorial,
    'messages.read',
    'messages.write',
    'volunteers.read',
    'volunteers.write',
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
    'gifts.read',
    'gifts.write',
    'giving.write',
    'signups.read',
  ],
  editor: editorial,
  clinician: ['questions.write'],
  responder: ['messages.read', 'messages.write', 'questions.write', 'volunteers.read', 'volunteers.write'],
} as const

/** The possible permissions of an API token: none that leads to accounts, secrets or all data at once. */
export const tokenScopes = [
  'articles.write',
  'messages.read',
  'messages.write',
  'questions.write',
  'volunteers.read',
  'volunteers.write',
  'subscribers.read',
  'subscribers.write',
  'newsletters.write',
  'events.write',
  'places.write',
  'site.write',
] as const

export type TokenScope = (typeof tokenScopes)[number]

export type Role = keyof typeof table
export type Permission = (typeof table)[Role][number]

export const roles = keysOf(table)
export const permissions: readonly Permission[] = [...new Set(Object.values(table).flat())]

/** The permissions that an administrator may grant to single users, in addition to their role. */
export const grantable = ['signups.read'] as const
export type GrantablePermission = (typeof grantable)[number]

/** Only editors can get such a permission: administrators have it, and a responder has no access to events. */
export const mayBeGranted = (role: string) => role === 'editor'

type Actor = { role: string; scope?: readonly string[] | undefined; grants?: readonly string[] | undefined }

/** A role that this version does not know has no permission. An API token has at most the permissions of its user. */
export const can = ({ role, scope, grants = [] }: Actor, permission: Permission): boolean =>
  (hasByRole(role, permission) || (mayBeGranted(role) && grants.includes(permission))) &&
  (!scope || scope.includes(permission))

const hasByRole = (role: string, permission: Permission) =>
  isKeyOf(table, role) && [...table[role]].includes(permission)

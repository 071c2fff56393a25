/** Who may do what: one table, asked by the API for every call and by the screens for what to show. */
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
} as const

export type Role = keyof typeof table
export type Permission = (typeof table)[Role][number]

export const roles = Object.keys(table) as Role[]

/** A role that a newer or an older version gave, and this one does not know, may do nothing. */
export const can = ({ role }: { role: string }, permission: Permission): boolean =>
  Object.hasOwn(table, role) && (table[role as Role] as readonly Permission[]).includes(permission)

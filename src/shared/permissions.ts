/** Who may do what: one table, asked by the API for every call and by the screens for what to show. */
const table = {
  administrator: [
    'articles.write',
    'messages.read',
    'messages.write',
    'subscribers.read',
    'subscribers.write',
    'outbox.read',
    'outbox.write',
  ],
} as const

export type Role = keyof typeof table
export type Permission = (typeof table)[Role][number]

export const can = (user: { role: Role }, permission: Permission): boolean =>
  (table[user.role] as readonly Permission[]).includes(permission)

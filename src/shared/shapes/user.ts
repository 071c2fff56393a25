/** The schemas of users, of permissions that are granted to single users, and of invitations. */
import { z } from 'zod'
import { grantable, roles } from '../permissions.ts'
import { namedShape } from './fields.ts'
import { emailText, quoted } from './text.ts'

const Role = z.enum(roles, { error: `The role must be one of ${roles.join(', ')}.` })

const Grant = z.enum(grantable, {
  error: ({ input }) => `The permission is ${quoted(input)}; it must be one of ${grantable.join(', ')}.`,
})

/** `grants` replaces the earlier grants of the user. */
export const UserGrants = z.object({
  grants: z.array(Grant, { error: 'grants must be a list.' }).max(grantable.length),
})

export const ListedUser = namedShape('User', {
  _id: z.string(),
  email: z.string(),
  name: z.string().optional().meta({ description: 'Absent until the user has entered one' }),
  role: Role,
  grants: z.array(Grant).meta({ description: 'What this user may do in addition to the role' }),
  createdAt: z.iso.datetime(),
  hasSecondFactor: z.boolean(),
})
export type ListedUser = z.infer<typeof ListedUser>

export const UserChange = z.object({ role: Role })

export const NewInvitation = z.object({ email: emailText, role: Role })
export type NewInvitation = z.infer<typeof NewInvitation>

export const Invitation = namedShape('Invitation', {
  _id: z.string(),
  email: z.string(),
  role: Role,
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>

export const SecondFactorRule = z.object({
  isRequired: z.boolean({ error: 'isRequired must be true or false.' }).meta({ description: 'For all users' }),
})

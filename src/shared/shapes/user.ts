/** The schemas of users, their jobs, and invitations. */
import { z } from 'zod'
import { jobs, roles } from '../permissions.ts'
import { emailText, namedShape, quoted } from './fields.ts'

const EarlierRole = z.enum(roles, { error: `The role must be one of ${roles.join(', ')}.` }).meta({ deprecated: true })

export const Jobs = z.array(z.enum(jobs))
const ChosenJobs = z
  .array(z.enum(jobs, { error: ({ input }) => `The job is ${quoted(input)}; it must be one of ${jobs.join(', ')}.` }), {
    error: 'jobs must be a list.',
  })
  .min(1, 'Choose at least one job.')
  .max(jobs.length)

/** `role` is for programs that know no jobs. */
const chosen = { jobs: ChosenJobs.optional(), role: EarlierRole.optional() }
const hasJobs = ({ jobs: given, role }: { jobs?: unknown; role?: unknown }) => Boolean(given ?? role)
const needsJobs = { error: 'Choose at least one job.', path: ['jobs'] }

export const roleText = z
  .string()
  .meta({ description: 'The role that had these jobs, or the jobs separated by spaces', deprecated: true })

export const ListedUser = namedShape('User', {
  _id: z.string(),
  email: z.string(),
  name: z.string().optional().meta({ description: 'Absent until the user has entered one' }),
  jobs: Jobs,
  role: roleText,
  createdAt: z.iso.datetime(),
  hasSecondFactor: z.boolean(),
})
export type ListedUser = z.infer<typeof ListedUser>

export const UserChange = z.object(chosen).refine(hasJobs, needsJobs)

export const NewInvitation = z.object({ email: emailText, ...chosen }).refine(hasJobs, needsJobs)
export type NewInvitation = z.infer<typeof NewInvitation>

export const Invitation = namedShape('Invitation', {
  _id: z.string(),
  email: z.string(),
  jobs: Jobs,
  role: roleText,
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>

export const SecondFactorRule = z.object({
  isRequired: z.boolean({ error: 'isRequired must be true or false.' }).meta({ description: 'For all users' }),
})

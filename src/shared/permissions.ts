/**
 * Permissions (authorization by roles, RBAC): which job may do what. A user has one job or several. `api/guard.ts`
 * checks every call against this table, and the screens show what it allows. `articles.write` includes publishing, bulk
 * actions, deleting pictures, draft links and article views.
 */
import { isKeyOf, keysOf } from './keys.ts'

const table = {
  writer: ['articles.write', 'pictures.write', 'calendar.read', 'places.write', 'questions.write'],
  events: ['events.read', 'events.write', 'calendar.read'],
  door: ['events.read', 'signups.read'],
  inbox: ['messages.read', 'messages.write', 'questions.write', 'volunteers.read', 'volunteers.write'],
  newsletter: ['newsletters.write', 'pictures.write', 'calendar.read', 'subscribers.read', 'subscribers.write'],
  treasurer: ['gifts.read', 'gifts.write'],
  clinician: ['questions.write'],
  administrator: [
    'outbox.read',
    'outbox.write',
    'people.read',
    'people.write',
    'history.read',
    'backups.read',
    'backups.write',
    'import.write',
    'privacy.write',
    'site.write',
    'giving.write',
  ],
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

/** The permissions that no scope names, each with the scopes that include it. */
const includedIn: Partial<Record<Permission, readonly TokenScope[]>> = {
  'events.read': ['events.write'],
  'pictures.write': ['articles.write', 'newsletters.write'],
  'calendar.read': ['articles.write', 'events.write', 'newsletters.write'],
}

export type Job = keyof typeof table
export type Permission = (typeof table)[Job][number]

export const jobs = keysOf(table)
export const permissions: readonly Permission[] = [...new Set(Object.values(table).flat())]

/** What a user could be before there were jobs. Other programs may still send and receive these names. */
const earlierRoles = { editor: ['writer', 'events'], responder: ['inbox'] } as const satisfies Record<string, Job[]>
export const roles = [...keysOf(earlierRoles), 'clinician', 'administrator'] as const
export type Role = (typeof roles)[number]

/** Jobs with access to people's data or to the site itself. An administrator who gives one enters the password again. */
export const confirmedJobs: readonly Job[] = ['administrator', 'door', 'newsletter', 'treasurer']

/** The jobs in a role: an earlier role, or jobs separated by spaces, as in the database. Unknown ones are left out. */
export const jobsIn = (role: string): Job[] => {
  const named = role
    .split(' ')
    .flatMap((name): readonly string[] => (isKeyOf(earlierRoles, name) ? earlierRoles[name] : [name]))
  return jobs.filter((job) => named.includes(job))
}

/** As the database has them. An administrator can do everything, so that other jobs would say nothing more. */
export const roleWith = (given: readonly Job[]) =>
  given.includes('administrator') ? 'administrator' : jobs.filter((job) => given.includes(job)).join(' ')

/** For programs that know roles only: the earlier role with these jobs; `editor` also with the door, as it was. */
export const earlierRole = (given: readonly Job[]): string => {
  const role = roleWith(given)
  return roles.find((each) => roleWith(jobsIn(each)) === role.replace(/^writer events door$/, 'writer events')) ?? role
}

type Actor = { role: string; jobs?: readonly string[] | undefined; scope?: readonly string[] | undefined }

const jobsOf = ({ role, jobs: own = jobsIn(role) }: Actor) => own

export const hasJob = (actor: Actor, job: Job) => jobsOf(actor).includes(job)

/** A job that this version does not know has no permission. An API token has at most the permissions of its user. */
export const can = ({ scope, ...actor }: Actor, permission: Permission): boolean =>
  jobsOf(actor).some(
    (job) => job === 'administrator' || (isKeyOf(table, job) && [...table[job]].some((each) => each === permission)),
  ) &&
  (!scope || [permission, ...(includedIn[permission] ?? [])].some((each) => scope.includes(each)))

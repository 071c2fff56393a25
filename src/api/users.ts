/** The users who may sign in: administrators invite, list, change and remove them. */

import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Core } from '#core/organisation/core.ts'
import { limits } from '#shared/limits.ts'
import { joinPath } from '#shared/paths.ts'
import { confirmedJobs, type Job, jobsIn } from '#shared/permissions.ts'
import { AddressChange } from '#shared/shapes/account.ts'
import { Invitation, ListedUser, NewInvitation, SecondFactorRule, UserChange } from '#shared/shapes/user.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, onItem } from './calls.ts'
import { mustBeConfirmed } from './guard.ts'
import { undoLink } from './sign-in.ts'

const call = callsTagged('People', 'people.write')

const OneUser = z.object({ user: ListedUser })
const OneInvitation = z.object({ invitation: Invitation })

const quotedJobs = confirmedJobs.map((job) => `\`${job}\``).join(', ')
const confirmFirst = `The jobs ${quotedJobs} require \`POST /auth/confirmation\` first.`

const calls = {
  list: call('get', '/', {
    needs: 'people.read',
    summary: 'List all users',
    gives: { 200: answer('The users', z.object({ users: z.array(ListedUser), isSecondFactorRequired: z.boolean() })) },
  }),
  change: call('patch', '/{id}', {
    summary: 'Change the jobs of a user; the last administrator keeps that job',
    description: confirmFirst,
    takes: UserChange,
    gives: { 200: answer('The changed user', OneUser) },
  }),
  changeAddress: call('put', '/{id}/address', {
    summary: 'Change the email address with which a user signs in; both addresses get an email',
    description: `Requires \`POST /auth/confirmation\` first. The old address can undo it for ${limits.addressUndoDays} days.`,
    takes: AddressChange,
    gives: { 200: answer('The address', AddressChange) },
  }),
  remove: call('delete', '/{id}', {
    summary: 'Remove a user and all their sessions; the last administrator cannot be removed',
    gives: { 200: answer('The removed user', OneUser) },
    also: [422],
  }),
}

const ruleCall = call('put', '/second-factor', {
  summary: 'Require two-step sign-in for all users, or make it optional; users without it can then only set it up',
  description: 'Making it optional requires `POST /auth/confirmation` first.',
  takes: SecondFactorRule,
  gives: { 200: answer('The setting', SecondFactorRule) },
})

const invitationCalls = {
  invite: call('post', '/', {
    summary: 'Invite a user by email; the response contains the link of the email',
    description: confirmFirst,
    takes: NewInvitation,
    gives: { 201: answer('The invitation, and its link', OneInvitation.extend({ link: z.url() })) },
  }),
  list: call('get', '/', {
    needs: 'people.read',
    summary: 'List the open invitations',
    gives: { 200: answer('The invitations', z.object({ invitations: z.array(Invitation) })) },
  }),
  withdraw: call('delete', '/{id}', {
    summary: 'Cancel an invitation; its link is no longer valid',
    gives: { 200: answer('The cancelled invitation', OneInvitation) },
  }),
}

/** Throws a problem if these jobs need a confirmation that the session does not have. */
const jobsOf = (c: Context<ApiEnv>, { jobs, role = '' }: { jobs?: Job[] | undefined; role?: string | undefined }) => {
  const given = jobs ?? jobsIn(role)
  if (given.some((job) => confirmedJobs.includes(job))) mustBeConfirmed(c)
  return given
}

export const userRoutes = ({ users, secondFactor, addressChanges }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.list, async (c) => {
      const isSecondFactorRequired = await secondFactor.isRequired()
      return c.json({ users: await users.list(), isSecondFactorRequired }, 200)
    })
    .openapi(calls.change, async (c) => {
      const jobs = jobsOf(c, c.req.valid('json'))
      return c.json({ user: await users.changeJobs(c.req.valid('param').id, jobs) }, 200)
    })
    .openapi(calls.changeAddress, async (c) => {
      mustBeConfirmed(c)
      const { email } = c.req.valid('json')
      await addressChanges.change(c.req.valid('param').id, email, undoLink(addressOf))
      return c.json({ email }, 200)
    })
    .openapi(calls.remove, onItem('user', users.remove))

export const ruleRoutes = ({ secondFactor }: Pick<Core, 'secondFactor'>) =>
  new OpenAPIHono<ApiEnv>().openapi(ruleCall, async (c) => {
    const rule = c.req.valid('json')
    if (!rule.isRequired) mustBeConfirmed(c)
    await secondFactor.require(c.get('user'), rule.isRequired)
    return c.json(rule, 200)
  })

export const invitationRoutes = ({ invitations }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(invitationCalls.invite, async (c) => {
      const { email, ...given } = c.req.valid('json')
      const invitation = { email, jobs: jobsOf(c, given) }
      const linkOf = (token: string) => addressOf(`${joinPath}#${token}`)
      return c.json(await invitations.invite(c.get('user'), invitation, linkOf), 201)
    })
    .openapi(invitationCalls.list, async (c) => c.json({ invitations: await invitations.list() }, 200))
    .openapi(invitationCalls.withdraw, onItem('invitation', invitations.withdraw))

/** The users who may sign in: administrators invite, list, change and remove them. */

import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { joinPath } from '#shared/paths.ts'
import { Invitation, ListedUser, NewInvitation, SecondFactorRule, UserChange, UserGrants } from '#shared/shapes/user.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'
import { mustBeAllowed, mustBeConfirmed } from './guard.ts'

const tags = ['People']
const shared = { tags, ...signedIn }
const OneUser = z.object({ user: ListedUser })
const OneInvitation = z.object({ invitation: Invitation })

const needsConfirmation = 'The role `administrator` requires `POST /auth/confirmation` first.'

const calls = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List all users',
    responses: {
      200: answer('The users', z.object({ users: z.array(ListedUser), isSecondFactorRequired: z.boolean() })),
      ...refusals(401, 403),
    },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...shared,
    summary: 'Change the role of a user; the last administrator cannot be demoted',
    description: needsConfirmation,
    request: { ...idParam, ...jsonBody(UserChange) },
    responses: { 200: answer('The changed user', OneUser), ...refusals(400, 401, 403, 404, 413, 415, 422) },
  }),
  grant: createRoute({
    method: 'put',
    path: '/{id}/grants',
    ...shared,
    summary: 'Set what an editor may do in addition to the role, such as reading sign-ups',
    description: 'A list that is not empty requires `POST /auth/confirmation` first.',
    request: { ...idParam, ...jsonBody(UserGrants) },
    responses: { 200: answer('What the user may do now', UserGrants), ...refusals(400, 401, 403, 404, 413, 415, 422) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    ...shared,
    summary: 'Remove a user and all their sessions; the last administrator cannot be removed',
    request: idParam,
    responses: { 200: answer('The removed user', OneUser), ...refusals(401, 403, 404, 422) },
  }),
}

const ruleCall = createRoute({
  method: 'put',
  path: '/second-factor',
  ...shared,
  summary: 'Require two-step sign-in for all users, or make it optional; users without it can then only set it up',
  description: 'Making it optional requires `POST /auth/confirmation` first.',
  request: jsonBody(SecondFactorRule),
  responses: { 200: answer('The setting', SecondFactorRule), ...refusals(400, 401, 403, 413, 415, 422) },
})

const invitationCalls = {
  invite: createRoute({
    method: 'post',
    path: '/',
    ...shared,
    summary: 'Invite a user by email; the response contains the link of the email',
    description: needsConfirmation,
    request: jsonBody(NewInvitation),
    responses: {
      201: answer('The invitation, and its link', OneInvitation.extend({ link: z.url() })),
      ...refusals(400, 401, 403, 413, 415, 422),
    },
  }),
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List the open invitations',
    responses: {
      200: answer('The invitations', z.object({ invitations: z.array(Invitation) })),
      ...refusals(401, 403),
    },
  }),
  withdraw: createRoute({
    method: 'delete',
    path: '/{id}',
    ...shared,
    summary: 'Cancel an invitation; its link is no longer valid',
    request: idParam,
    responses: { 200: answer('The cancelled invitation', OneInvitation), ...refusals(401, 403, 404) },
  }),
}

export const userRoutes = ({ users, secondFactor }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.list, async (c) => {
      mustBeAllowed(c, 'people.read')
      const isSecondFactorRequired = await secondFactor.isRequired()
      return c.json({ users: await users.list(), isSecondFactorRequired }, 200)
    })
    .openapi(calls.change, async (c) => {
      mustBeAllowed(c, 'people.write')
      const { role } = c.req.valid('json')
      if (role === 'administrator') mustBeConfirmed(c)
      return c.json({ user: await users.changeRole(c.req.valid('param').id, role) }, 200)
    })
    .openapi(calls.grant, async (c) => {
      mustBeAllowed(c, 'people.write')
      const { grants } = c.req.valid('json')
      if (grants.length > 0) mustBeConfirmed(c)
      await users.setGrants(c.req.valid('param').id, grants)
      return c.json({ grants }, 200)
    })
    .openapi(calls.remove, async (c) => {
      mustBeAllowed(c, 'people.write')
      return c.json({ user: await users.remove(c.req.valid('param').id) }, 200)
    })

export const ruleRoutes = ({ secondFactor }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(ruleCall, async (c) => {
    mustBeAllowed(c, 'people.write')
    const rule = c.req.valid('json')
    if (!rule.isRequired) mustBeConfirmed(c)
    await secondFactor.require(c.get('user'), rule.isRequired)
    return c.json(rule, 200)
  })

export const invitationRoutes = ({ invitations }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(invitationCalls.invite, async (c) => {
      mustBeAllowed(c, 'people.write')
      const invitation = c.req.valid('json')
      if (invitation.role === 'administrator') mustBeConfirmed(c)
      const linkOf = (token: string) => addressOf(`${joinPath}#${token}`)
      return c.json(await invitations.invite(c.get('user'), invitation, linkOf), 201)
    })
    .openapi(invitationCalls.list, async (c) => {
      mustBeAllowed(c, 'people.read')
      return c.json({ invitations: await invitations.list() }, 200)
    })
    .openapi(invitationCalls.withdraw, async (c) => {
      mustBeAllowed(c, 'people.write')
      return c.json({ invitation: await invitations.withdraw(c.req.valid('param').id) }, 200)
    })

/** API tokens (API keys) for programs: administrators create, list and revoke them. `guard.ts` checks them. */

import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { ApiToken, NewApiToken } from '#shared/shapes/api-token.ts'
import type { ApiEnv } from './calls.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'
import { mustBeAllowed, mustBeConfirmed } from './guard.ts'

const shared = { tags: ['People'], ...signedIn }

const calls = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List the valid API tokens, without the tokens themselves',
    responses: {
      200: answer('The tokens', z.object({ apiTokens: z.array(ApiToken) })),
      ...refusals(401, 403),
    },
  }),
  create: createRoute({
    method: 'post',
    path: '/',
    ...shared,
    summary: 'Create a token for a program; it is shown only in this response',
    description:
      'Requires `POST /auth/confirmation` first. The program sends it as `Authorization: Bearer …` and acts on your behalf, within the scope and no longer than your own permissions last. No token can call `/auth`, users, backups or the export.',
    request: jsonBody(NewApiToken),
    responses: {
      201: answer('The token', z.object({ apiToken: ApiToken, token: z.string() })),
      ...refusals(400, 401, 403, 413, 415, 422),
    },
  }),
  revoke: createRoute({
    method: 'delete',
    path: '/{id}',
    ...shared,
    summary: 'Revoke an API token; it is no longer valid',
    request: idParam,
    responses: { 204: { description: 'Revoked' }, ...refusals(401, 403, 404) },
  }),
  revokeOwn: createRoute({
    method: 'delete',
    path: '/',
    ...shared,
    summary: 'Revoke every API token that acts on your behalf',
    responses: { 204: { description: 'Revoked' }, ...refusals(401, 403) },
  }),
}

export const apiTokenRoutes = ({ apiTokens }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.list, async (c) => {
      mustBeAllowed(c, 'people.read')
      return c.json({ apiTokens: await apiTokens.list() }, 200)
    })
    .openapi(calls.create, async (c) => {
      mustBeAllowed(c, 'people.write')
      mustBeConfirmed(c)
      return c.json(await apiTokens.create(c.get('user'), c.req.valid('json')), 201)
    })
    .openapi(calls.revoke, async (c) => {
      mustBeAllowed(c, 'people.write')
      await apiTokens.revoke(c.req.valid('param').id)
      return c.body(null, 204)
    })
    .openapi(calls.revokeOwn, async (c) => {
      mustBeAllowed(c, 'people.write')
      await apiTokens.revokeAllOf(c.get('user'))
      return c.body(null, 204)
    })

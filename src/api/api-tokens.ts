/** API tokens (API keys) for programs: administrators create, list and revoke them. `guard.ts` checks them. */

import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { ApiToken, NewApiToken } from '#shared/shapes/api-token.ts'
import { type ApiEnv, answer, callsTagged, done, doneOnItem } from './calls.ts'

const call = callsTagged('People', 'people.write')

const calls = {
  list: call('get', '/', {
    needs: 'people.read',
    summary: 'List the valid API tokens, without the tokens themselves',
    gives: { 200: answer('The tokens', z.object({ apiTokens: z.array(ApiToken) })) },
  }),
  create: call('post', '/', {
    needsConfirmation: true,
    summary: 'Create a token for a program; it is shown only in this response',
    description:
      'Requires `POST /auth/confirmation` first. The program sends it as `Authorization: Bearer …` and acts on your behalf, within the scope and no longer than your own permissions last. No token can call `/auth`, users, backups or the export.',
    takes: NewApiToken,
    gives: { 201: answer('The token', z.object({ apiToken: ApiToken, token: z.string() })) },
  }),
  revoke: call('delete', '/{id}', {
    summary: 'Revoke an API token; it is no longer valid',
    gives: { 204: { description: 'Revoked' } },
  }),
  revokeOwn: call('delete', '/', {
    summary: 'Revoke every API token that acts on your behalf',
    gives: { 204: { description: 'Revoked' } },
  }),
}

export const apiTokenRoutes = ({ apiTokens }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.list, async (c) => c.json({ apiTokens: await apiTokens.list() }, 200))
    .openapi(calls.create, async (c) => c.json(await apiTokens.create(c.get('user'), c.req.valid('json')), 201))
    .openapi(calls.revoke, doneOnItem(apiTokens.revoke))
    .openapi(calls.revokeOwn, (c) => done(c, apiTokens.revokeAllOf(c.get('user'))))

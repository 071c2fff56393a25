/**
 * Personal data (privacy requests, as the GDPR and Ghana's law grant them): shows or erases everything that is stored
 * about one email address or phone number.
 */
import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { ErasedData, PersonalData, WhoseData } from '#shared/shapes/personal-data.ts'
import type { ApiEnv } from './calls.ts'
import { answer, jsonBody, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'

// The email address travels in the body, because proxies and servers log URLs.
const request = jsonBody(WhoseData)
const refused = refusals(400, 401, 403, 413, 415, 422)
const tags = ['Privacy']

const show = createRoute({
  method: 'post',
  path: '/show',
  tags,
  ...signedIn,
  summary: 'Everything that is stored about one email address or phone number',
  request,
  responses: { 200: answer('The stored data', PersonalData), ...refused },
})
const erase = createRoute({
  method: 'post',
  path: '/erase',
  tags,
  ...signedIn,
  summary: 'Permanently erase everything that is stored about one email address or phone number, except a user account',
  request,
  responses: { 200: answer('What was erased, in numbers', ErasedData), ...refused },
})

export const personalDataRoutes = ({ personalData }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(show, async (c) => {
      mustBeAllowed(c, 'privacy.write')
      const { email, phone } = c.req.valid('json')
      return c.json(await personalData.about(email, phone), 200)
    })
    .openapi(erase, async (c) => {
      mustBeAllowed(c, 'privacy.write')
      const { email, phone } = c.req.valid('json')
      return c.json(await personalData.erase(email, phone), 200)
    })

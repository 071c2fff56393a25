/**
 * Personal data (privacy requests, as the GDPR and Ghana's law grant them): shows or erases everything that is stored
 * about one email address or phone number.
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { ErasedData, PersonalData, WhoseData } from '#shared/shapes/personal-data.ts'
import { type ApiEnv, answer, callsTagged } from './calls.ts'

const call = callsTagged('Privacy', 'privacy.write')

// The email address travels in the body, because proxies and servers log URLs.
const show = call('post', '/show', {
  summary: 'Everything that is stored about one email address or phone number',
  takes: WhoseData,
  gives: { 200: answer('The stored data', PersonalData) },
})
const erase = call('post', '/erase', {
  summary: 'Permanently erase everything that is stored about one email address or phone number, except a user account',
  takes: WhoseData,
  gives: { 200: answer('What was erased, in numbers', ErasedData) },
})

export const personalDataRoutes = ({ personalData }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(show, async (c) => {
      const { email, phone } = c.req.valid('json')
      return c.json(await personalData.about(email, phone), 200)
    })
    .openapi(erase, async (c) => {
      const { email, phone } = c.req.valid('json')
      return c.json(await personalData.erase(email, phone), 200)
    })

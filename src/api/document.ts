/** The OpenAPI 3.1 document, made from the same shapes that check every call. */
import type { OpenAPIHono } from '@hono/zod-openapi'
import { limits } from '#shared/limits.ts'
import { rates } from '#shared/rate-limits.ts'
import type { ApiEnv } from './calls.ts'

const description = `Reading news and blog posts, searching, sending a message and subscribing need no sign-in. Every other call needs the token of POST /auth/login, sent as "Authorization: Bearer …". A token ends after ${limits.sessionIdleHours} hours without use, after ${limits.sessionMaxDays} days, with POST /auth/logout, or when the password changes. A user with two-step sign-in gets 401 with errors.code, and sends the same call again with a code. Editors may write news and blog posts; all other calls with a token are for administrators, and editors get 403.

Every error is a problem (RFC 9457, application/problem+json): "detail" is a sentence for people, and "errors" has one sentence for each refused field.

One visitor address may send ${rates.contact.times} messages and ${rates.subscribe.times} subscriptions in ${rates.contact.minutes} minutes. After ${rates.loginPerAccount.times} wrong passwords for one account, or ${rates.loginPerAddress.times} from one address, signing in pauses for up to ${rates.loginPerAccount.minutes} minutes. Twenty wrong codes in a day have the same effect. Links for a forgotten password are limited to ${rates.passwordResetPerAccount.times} in ${rates.passwordResetPerAccount.minutes} minutes for one address. Reading is never limited.

Pages of other sites cannot call this API from a browser: there are no CORS headers, on purpose. HEAD works wherever GET does, and OPTIONS answers with the methods of an address.`

/** The part of OpenAPI that this document uses. */
export type Schema = {
  $ref?: string
  type?: string
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  maxLength?: number
  enum?: string[]
  default?: unknown
}
export type Content = Record<string, { schema: Schema }>
export type Call = {
  tags: string[]
  summary: string
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
export type ApiDocument = {
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema> }
}

/** Makes the document at the first request and caches it: it never changes while the process runs. */
export const documentOf = (calls: OpenAPIHono<ApiEnv>, apiPath: string) => {
  calls.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  let document: ApiDocument | undefined
  return () => {
    document ??= calls.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Voima API', version: '1.0.0', description, license: { name: 'MIT' } },
      servers: [{ url: apiPath }],
    }) as unknown as ApiDocument
    return document
  }
}

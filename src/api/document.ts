/**
 * The OpenAPI 3.1 document (formerly Swagger), made from the same schemas that validate every call. The API has no
 * webhooks, and sends no CORS headers; only the open data of places does (`server/app.ts`).
 */
import type { OpenAPIHono } from '@hono/zod-openapi'
import { lazy } from '#shared/lazy.ts'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { rates } from '#shared/rate-limits.ts'
import type { ApiEnv } from './calls.ts'

const description = `Reading news, blog posts and answers, searching, sending a message, asking a question and subscribing need no sign-in. Every other call needs the token of POST /auth/login, sent as "Authorization: Bearer …". A token ends after ${limits.sessionIdleHours} hours without use, after ${limits.sessionMaxDays} days, with POST /auth/logout, or when the password changes; every call outside /auth then refuses it. A user with two-step sign-in gets 401 with errors.code, and sends the same call again with a code. Each call names in x-needs the permission that it needs (nothing: anybody, sign-in: every user); a user without it gets 403. With x-needs-confirmation, POST /auth/confirmation must come first.

Every error is a problem (RFC 9457, application/problem+json): "detail" is a sentence for people, and "errors" has one sentence for each refused field.

One visitor address may send ${rates.contact.times} messages and ${rates.subscribe.times} subscriptions in ${rates.contact.minutes} minutes. It may also ask ${rates.question.times} questions, and after ${rates.questionCode.times} wrong codes of questions it waits. After ${rates.loginPerAccount.times} wrong passwords for one account, or ${rates.loginPerAddress.times} from one address, signing in pauses for up to ${rates.loginPerAccount.minutes} minutes. Twenty wrong codes in a day have the same effect. Links for a forgotten password are limited to ${rates.passwordResetPerAccount.times} in ${rates.passwordResetPerAccount.minutes} minutes for one address. Reading is never limited.

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
  description?: string
  operationId?: string
  security?: object[]
  'x-needs'?: string
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
export type ApiDocument = {
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags?: { name: string; description: string }[]
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema> }
}

/** Creates the document at the first request and caches it, because it never changes while the process runs. */
export const documentOf = (calls: OpenAPIHono<ApiEnv>, apiPath: string) => {
  calls.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  return lazy(() =>
    completed(
      calls.getOpenAPI31Document({
        openapi: '3.1.0',
        info: {
          title: `${organisationName()} API`,
          version: '1.0.0',
          description,
          license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
        },
        servers: [{ url: apiPath }],
        tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
      }) as unknown as ApiDocument,
    ),
  )
}

const tagDescriptions: Record<string, string> = {
  News: 'News items: published, scheduled, drafts and the trash.',
  Blog: 'Blog posts: the same calls as for news.',
  Pictures: 'The library of pictures, and uploads that can be resumed.',
  Files: 'Files for download, such as leaflets and audio.',
  Search: 'Searches articles and pages.',
  'Draft links': 'Secret links to unpublished articles.',
  Preview: 'Renders Markdown without saving anything.',
  Tags: 'The tags of published articles.',
  'Site content': 'The texts and pictures of the site outside articles.',
  Privacy: 'The facts of the privacy page, and everything stored about one person.',
  Readers: 'How often articles were opened, without anything about readers.',
  Calendar: 'What will be published or sent automatically.',
  Dashboard: 'Counts and tasks, and what was wrong at the last start.',
  Forms: 'What the forms of this site need, and other programs do not.',
  'Contact messages': 'Messages of visitors.',
  Inbox: 'Folders, replies, notes and saved replies for the messages of visitors.',
  Questions: 'Questions that visitors ask without a name, and the published answers.',
  'Question inbox': 'Answering questions, recording that a clinician has read the answer, and publishing.',
  Events: 'Screening days and other events.',
  'Places of care': 'Where people are tested and treated, and the checks of these details.',
  'Sign-ups': 'Seats at screening days and other events, and who came.',
  Volunteers: 'Offers to help: the form, the answers, and the link of each volunteer.',
  Giving:
    'Gifts of money without a payment service: how to give, gifts, receipts, and the guarded change of the details.',
  Import: 'Export files of WordPress and Ghost, and the redirects of old addresses.',
  Newsletter: 'Subscribers: subscribing, confirming, unsubscribing, import and export.',
  Newsletters: 'Newsletters: drafts, sending, and the archive.',
  Outbox: 'Every email that the site sends, and the settings of its domain.',
  'Sign-in': 'Sessions, invitations and forgotten passwords.',
  'Your account': 'The account of the user who calls.',
  People: 'Users, invitations, tokens for programs, and the rule of two-step sign-in.',
  History: 'Who did what.',
  Backups: 'Backups and the export.',
}

/** Adds what is common to every call, so that generators and linters accept the document: see docs/api.md. */
const completed = (document: ApiDocument) => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, call] of Object.entries(methods)) {
      call.operationId ??= operationIdOf(method, path)
      // An empty list means that the call needs no token.
      call.security ??= []
      const statuses = Object.keys(call.responses)
      if (!statuses.some((status) => status.startsWith('4')))
        call.responses['4XX'] = problemResponse('The call is wrong')
      call.responses['5XX'] = problemResponse('503 with Retry-After: try again later. 500: a fault of the site')
    }
  return document
}

const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** `POST /news/{id}/draft-link` is `postNewsByIdDraftLink`: unique, and it never changes. */
const operationIdOf = (method: string, path: string) =>
  method +
  path
    .split(/[/.-]/)
    .filter(Boolean)
    .map((part) => (part.startsWith('{') ? `By${capitalized(part.slice(1, -1))}` : capitalized(part)))
    .join('')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

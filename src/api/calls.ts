/**
 * The building blocks of every call's description in OpenAPI: error responses by status, JSON and multipart bodies, and
 * the mark of calls that need a token.
 */
import { z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { Problem } from '#shared/shapes/problems.ts'

const meanings = {
  400: 'The body cannot be read: it is not valid JSON, or not a valid form',
  401: 'No token, or the token is no longer valid',
  403: 'Signed in, but not allowed to do this',
  404: 'Nothing has this id',
  409: 'Another change came first, or the current state does not allow this',
  413: 'The body is too large',
  415: 'The content type is not supported',
  422: 'Some fields are not valid: one sentence for each',
  429: 'Too many requests; the Retry-After header says how many seconds to wait',
} as const
type Status = keyof typeof meanings

type Refusals<S extends Status> = {
  [status in S]: { description: string; content: { 'application/problem+json': { schema: typeof Problem } } }
}

const refusal = (status: Status) => ({
  description: meanings[status],
  content: { 'application/problem+json': { schema: Problem } },
})

export const refusals = <S extends Status>(...statuses: S[]): Refusals<S> =>
  Object.fromEntries(statuses.map((status) => [status, refusal(status)])) as never

export const answer = <Shape extends z.ZodType>(description: string, schema: Shape) => ({
  description,
  content: { 'application/json': { schema } },
})

export const jsonBody = <Shape extends z.ZodType>(schema: Shape) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

export const formBody = <Shape extends z.ZodType>(schema: Shape) => ({
  body: { required: true, content: { 'multipart/form-data': { schema } } },
})

/** For public pages, whose address contains the slug. `noun`: as in the document, like `event`. */
export const idOrSlugParam = (noun: string) => ({
  params: z.object({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .meta({ description: `The _id or the slug of the ${noun}` }),
  }),
})

export const idParam = {
  params: z.object({
    id: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .meta({ description: 'The _id of the item' }),
  }),
}

/** Marks a call in the OpenAPI document as one that needs a token. The guard does not rely on this mark. */
export const signedIn = { security: [{ bearer: [] }] }

/** Returns an object with one field whose name the type checker knows, even if the name is a type parameter. */
export const under = <Key extends string, Value>(key: Key, value: Value) => ({ [key]: value }) as Record<Key, Value>

type User = NonNullable<Awaited<ReturnType<Core['sessions']['userOf']>>>

/**
 * `visitor` is the network address of the client that makes the call. `user` is set for every call that needs a sign-in.
 * `mustWait`: a signed-in user called a public route and must set up the second factor first.
 */
export type ApiEnv = { Bindings: { visitor: string }; Variables: { user: User; mustWait?: boolean } }

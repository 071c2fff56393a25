/**
 * Describes the calls of the API in one way: method, path, who may make it, what it takes and gives. The validation, the
 * OpenAPI document and the guard follow from the description.
 */
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Core } from '#core/organisation/core.ts'
import type { Permission } from '#shared/permissions.ts'
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

const refusal = (status: Status) => ({
  description: meanings[status],
  content: { 'application/problem+json': { schema: Problem } },
})

export const answer = <Shape extends z.ZodType>(description: string, schema: Shape) => ({
  description,
  content: { 'application/json': { schema } },
})

/** For files and tables: the type of a text begins with `text/`. */
export const fileAnswer = <Type extends string>(description: string, type: Type) => ({
  description,
  content: { [type]: { schema: { type: 'string', ...(type.startsWith('text/') ? {} : { format: 'binary' }) } } } as {
    [key in Type]: { schema: { type: 'string' } }
  },
})

/** Sends a file to download. The type checker cannot prove that it fits `fileAnswer`, hence `never`. */
export const sendFile = (c: Context, name: string, type: string, body: string | ReadableStream) =>
  c.body(body, 200, {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Content-Disposition': `attachment; filename="${name}"`,
  }) as never

/** For public pages, whose address contains the slug. `noun`: as in the document, like `event`. */
export const idOrSlug = (noun: string) =>
  z.object({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .meta({ description: `The _id or the slug of the ${noun}` }),
  })

/** `what`: as in the document, like `the note`. */
export const idParam = (what: string) =>
  z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .meta({ description: `The _id of ${what}` })

export const byId = z.object({ id: idParam('the item') })

/** Who may make a call: anybody, every user, or the users with a permission. */
type Needs = 'nothing' | 'sign-in' | Permission

/** What the guard must know about a call. `needsConfirmation`: the user must have entered the password again. */
type CallRule = { needs: Needs; needsConfirmation?: true }

/** By method and path, as the router names them: `GET /places/:id`. */
export type CallRules = Map<string, CallRule>

type About = Partial<CallRule> & {
  summary: string
  description?: string
  /** The parameters of the path. Without this, `{id}` is the _id of an item. */
  by?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  /** The JSON body. */
  takes?: z.ZodType
  takesForm?: z.ZodObject
  /** The content type of a body of raw bytes. */
  takesBytes?: string
  gives: { [status: number]: { description: string; content?: Record<string, { schema: object }> } }
  /** The refusals that do not follow from the rest, such as 409 or 429. */
  also?: Status[]
}

/** One type for all refusals, because the type checker would need much longer for each set of statuses. */
type Refusals = { '4XX': ReturnType<typeof refusal> }

type Request<Path, A> = {
  params: A extends { by: infer Shape } ? Shape : Path extends `${string}{id}${string}` ? typeof byId : undefined
  query: A extends { query: infer Shape } ? Shape : undefined
  headers: A extends { headers: infer Shape } ? Shape : undefined
  body: A extends { takes: infer Shape }
    ? { content: { 'application/json': { schema: Shape } } }
    : A extends { takesForm: infer Shape }
      ? { content: { 'multipart/form-data': { schema: Shape } } }
      : undefined
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The route that validates a call, and its part of the OpenAPI document. */
type Call<M extends Method, Path extends string, A extends About> = {
  method: M
  path: Path
  request: Request<Path, A>
  responses: A['gives'] & Refusals
}

/**
 * Describes calls under one heading of the document, and what they need unless a call says otherwise. The guard checks
 * `needs`, and the refusals follow from the description: every call refuses a token that is no longer valid (401), one
 * that needs a sign-in also answers 403, one with a parameter in its path 404, and one with a body 400, 413, 415 and 422.
 */
export const callsTagged =
  (tag: string, usualNeeds: Needs) =>
  <const M extends Method, const Path extends string, A extends About>(method: M, path: Path, about: A) => {
    const { needs = usualNeeds } = about
    return createRoute({
      method,
      path,
      tags: [tag],
      ...(needs !== 'nothing' && { security: [{ bearer: [] }] }),
      summary: about.summary,
      ...(about.description && { description: about.description }),
      'x-needs': needs,
      ...(about.needsConfirmation && { 'x-needs-confirmation': true }),
      request: requestOf(path, about),
      responses: {
        ...about.gives,
        ...Object.fromEntries(refusalsOf(path, needs, about).map((each) => [each, refusal(each)])),
      },
    }) as unknown as Call<M, Path, A>
  }

/** Describes calls on one item that take no body and answer with the item, as `usual` says unless a call says more. */
export const itemCalls =
  <Shape extends z.ZodType>(call: ReturnType<typeof callsTagged>, usual: string, item: Shape, also: Status[] = []) =>
  <const M extends Method, const Path extends string>(method: M, path: Path, summary: string, description = usual) =>
    call(method, path, { summary, gives: { 200: answer(description, item) }, also })

const requestOf = (path: string, { by, query, headers, takes, takesForm, takesBytes }: About) => {
  const params = by ?? (path.includes('{id}') ? byId : undefined)
  const content = {
    ...(takes && { 'application/json': { schema: takes } }),
    ...(takesForm && { 'multipart/form-data': { schema: takesForm } }),
    ...(takesBytes && { [takesBytes]: { schema: { type: 'string', format: 'binary' } as const } }),
  }
  return {
    ...(params && { params }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(Object.keys(content).length > 0 && { body: { required: true, content } }),
  }
}

const refusalsOf = (
  path: string,
  needs: Needs,
  { query, takes, takesForm, takesBytes, also = [] }: About,
): Status[] => [
  401,
  ...(needs === 'nothing' ? [] : ([403] as const)),
  ...(path.includes('{') ? ([404] as const) : []),
  ...(takes || takesForm ? ([400] as const) : []),
  ...(takes || takesForm || takesBytes ? ([413, 415, 422] as const) : []),
  ...(query ? ([422] as const) : []),
  ...also,
]

/** Reads the rules from the same registry from which the document is made. */
export const rulesOf = ({ openAPIRegistry }: OpenAPIHono<ApiEnv>): CallRules => {
  const rules: CallRules = new Map()
  for (const definition of openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { method, path, 'x-needs': needs, 'x-needs-confirmation': needsConfirmation } = definition.route
    if (needs) rules.set(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, { needs, needsConfirmation })
  }
  return rules
}

/**
 * Makes the absolute URL of a page of the site, for links in emails. It never comes from the Host header, which a
 * client can forge.
 */
export type AbsoluteUrl = (path: string) => string

/** Returns an object with one field whose name the type checker knows, even if the name is a type parameter. */
export const under = <Key extends string, Value>(key: Key, value: Value) => ({ [key]: value }) as Record<Key, Value>

type User = NonNullable<Awaited<ReturnType<Core['sessions']['userOf']>>>

/**
 * `visitor` is the network address of the client that makes the call. `user` is set for every call that needs a sign-in.
 * `mustWait`: a signed-in user called a public route and must set up the second factor first.
 */
export type ApiEnv = { Bindings: { visitor: string }; Variables: { user: User; mustWait?: boolean } }

type IdCall = { in: { param: { id: string } }; out: { param: { id: string } } }

/** The handler of a call on one item, without a body. */
export const onItem =
  <Key extends string, Value>(key: Key, work: (id: string) => Promise<Value>) =>
  async <Path extends string>(c: Context<ApiEnv, Path, IdCall>) =>
    c.json(under(key, await work(c.req.valid('param').id)), 200)

type ChangeCall<Change> = { in: IdCall['in'] & { json: Change }; out: IdCall['out'] & { json: Change } }

/** The handler of a call that changes one item as the body says. */
export const onChange =
  <Key extends string, Change, Value>(key: Key, work: (id: string, change: Change) => Promise<Value>) =>
  async <Path extends string>(c: Context<ApiEnv, Path, ChangeCall<Change>>) =>
    c.json(under(key, await work(c.req.valid('param').id, c.req.valid('json'))), 200)

/** Answers without content as soon as the work is done. */
export const done = async (c: Context, work: Promise<unknown>) => {
  await work
  return c.body(null, 204)
}

/** The handler of a call on one item that answers without content. */
export const doneOnItem =
  (work: (id: string) => Promise<unknown>) =>
  <Path extends string>(c: Context<ApiEnv, Path, IdCall>) =>
    done(c, work(c.req.valid('param').id))

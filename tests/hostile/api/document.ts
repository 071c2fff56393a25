/** The API's own document: every call with its parameters and responses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  contentMediaType?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}
type Content = Record<string, { schema: Schema }>
type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type Described = {
  security: object[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

export type Call = {
  method: string
  path: string
  needsToken: boolean
  parameters: Parameter[]
  body?: { type: string; schema: Schema }
  /** Responses by status. */
  answers: Record<string, { content?: Content }>
}

export type ApiDocument = Awaited<ReturnType<typeof readDocument>>

export const readDocument = async (address: string) => {
  const answer = await fetch(`${address}/api/v1/openapi.json`)
  const { paths, components } = (await answer.json()) as {
    paths: Record<string, Record<string, Described>>
    components: { schemas: Record<string, Schema> }
  }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => callOf(method, path, described)),
  )
  const answering = (method: string) => calls.filter((call) => call.method === (method === 'HEAD' ? 'GET' : method))
  return {
    calls,
    /** HEAD gets the same response as GET. */
    find: (method: string, path: string) => answering(method).find((call) => call.path === path),
    /** DELETE /subscribe/unsubscribe is not documented as such, but is the deletion of the subscriber with that id. */
    leadingTo: (method: string, path: string) => {
      // The server normalises paths: /inbox/./notes and /inbox//notes are /inbox/notes.
      const pathname = new URL(`http://voima.example${path}`).pathname.replace(/\/{2,}/g, '/')
      return answering(method).find((call) => templateOf(call).test(pathname))
    },
    /** Resolves a schema that may be a reference. */
    resolve: (schema: Schema) => components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema,
  }
}

const templateOf = ({ path }: Call) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

const callOf = (method: string, path: string, described: Described): Call => {
  const [body] = Object.entries(described.requestBody?.content ?? {})
  return {
    method: method.toUpperCase(),
    path,
    needsToken: described.security.length > 0,
    parameters: described.parameters ?? [],
    ...(body && { body: { type: body[0], schema: body[1].schema } }),
    answers: described.responses,
  }
}

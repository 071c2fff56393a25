/** What the API says of itself: every call with what it takes and what it answers. */
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
  /** By status. */
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
    /** HEAD is answered as GET is. */
    find: (method: string, path: string) => answering(method).find((call) => call.path === path),
    /** DELETE /subscribe/unsubscribe is no call of its own, and yet one: of the subscriber with that id. */
    leadingTo: (method: string, path: string) => {
      // Whoever reads an address leaves out the steps that lead nowhere: /inbox/./notes is /inbox/notes.
      const { pathname } = new URL(`http://voima.example${path}`)
      return answering(method).find((call) => templateOf(call).test(pathname))
    },
    /** What a schema stands for, which may have a name. */
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

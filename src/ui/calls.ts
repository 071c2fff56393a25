type Sent = {
  param?: Record<string, string>
  query?: Record<string, string>
  header?: Record<string, string>
  json?: unknown
}
type Extra = { headers?: Record<string, string>; init?: RequestInit }

/**
 * Makes the calls that Hono's typed client (`hc`) makes, as far as visitors need them, at a quarter of its weight: each
 * name is a part of the path, and `$get` or `$post` at its end sends it.
 */
export const callsBelow = (path: string): unknown =>
  new Proxy(
    {},
    {
      get: (_, name: string) =>
        name.startsWith('$')
          ? (sent?: Sent, extra?: Extra) => send(name.slice(1).toUpperCase(), path, sent, extra)
          : callsBelow(`${path}/${name}`),
    },
  )

const send = (method: string, path: string, { param, query, header, json }: Sent = {}, extra: Extra = {}) => {
  const place = path.replace(/:(\w+)/g, (_, name: string) => param?.[name] ?? '')
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const headers = new Headers({ ...header, ...extra.headers })
  if (json) headers.set('Content-Type', 'application/json')
  return fetch(place + search, { method, headers, body: json && JSON.stringify(json), ...extra.init } as RequestInit)
}

/** A proxy between a visitor and the site that can fail, delay or change responses. */
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Undefined: the request goes to the site. */
type Intercept = (path: string) => Promise<{ status: number; body: string } | undefined>

export const startProxy = async (site: string) => {
  let intercept: Intercept = async () => undefined
  const server = createServer(async (request, response) => {
    const instead = await intercept(request.url ?? '')
    if (instead) return response.writeHead(instead.status, { 'Content-Type': typeOf(request.url) }).end(instead.body)
    const { method, headers } = request
    const passed = ask(site + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    intercept: (next: Intercept) => {
      intercept = next
    },
    pass: () => {
      intercept = async () => undefined
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const typeOf = (path = '') => (path.endsWith('.js') ? 'text/javascript' : 'text/html')

/** What stands between a visitor and the site, and can fail, hold back or change what passes. */
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Undefined: it passes as it is. */
type Meddle = (path: string) => Promise<{ status: number; body: string } | undefined>

export const standInFront = async (site: string) => {
  let meddle: Meddle = async () => undefined
  const server = createServer(async (request, response) => {
    const instead = await meddle(request.url ?? '')
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
    meddle: (how: Meddle) => {
      meddle = how
    },
    pass: () => {
      meddle = async () => undefined
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const typeOf = (path = '') => (path.endsWith('.js') ? 'text/javascript' : 'text/html')

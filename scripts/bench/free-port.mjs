import { once } from 'node:events'
import { createServer } from 'node:net'

/** For programs that cannot listen on port 0 and report the port. */
export const freePort = async () => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

import { once } from 'node:events'
import { createServer } from 'node:net'

/** For programs that cannot take port 0 and say which one they got. */
export const freePort = async () => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

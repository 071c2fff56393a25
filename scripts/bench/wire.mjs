/**
 * A proxy between browser and site that counts every byte on the connection, including those of the browser's own
 * requests.
 */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

export const openWire = async (address) => {
  const { hostname, port } = new URL(address)
  let received = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    far.on('data', ({ length }) => {
      received += length
    })
    // A browser that closes the connection in the middle of a response is no error.
    pipeline(near, far, near, () => {})
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    address: `http://localhost:${server.address().port}`,
    received: () => received,
    close: () => server.close(),
  }
}

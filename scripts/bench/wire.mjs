/** Stands between browser and site and counts what comes over the line, whoever in the browser asked for it. */
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
    // A browser that closes in the middle of an answer is nothing to complain about.
    pipeline(near, far, near, () => {})
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    address: `http://localhost:${server.address().port}`,
    received: () => received,
    close: () => server.close(),
  }
}

/** A minimal keep-alive connection, so that the cost of requesting does not hide the cost of answering. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { answerReader } from './answer-reader.mjs'

/** The bytes of a request, as they are sent. */
export const requestBytes = ({ host }, { method = 'GET', path, headers = {}, body = '' }) => {
  const length = body ? { 'Content-Length': Buffer.byteLength(body) } : {}
  const lines = Object.entries({ Host: host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/**
 * `ask(answered)` sends the request, and calls back with the status once the response is complete. One request at a
 * time.
 */
export const openConnection = async ({ hostname, port }, request, broken) => {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let answered
  const read = answerReader((status) => answered(status))
  socket.on('data', (chunk) => {
    try {
      read(chunk)
    } catch (error) {
      broken(error)
    }
  })
  socket.on('error', broken).on('end', () => broken(new Error('The site closed a connection.')))
  const ask = (whenAnswered) => {
    answered = whenAnswered
    socket.write(request)
  }
  return { ask, close: () => socket.destroy() }
}

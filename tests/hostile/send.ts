import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Sends raw bytes, as no client would. Node drops the response to a client that closes its side first, so the server
 * has to close the connection.
 */
export const sendTo = (address: string, ...lines: string[]) => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(lines.join('\r\n'))
  return text(socket)
}

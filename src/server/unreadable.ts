import type { Server } from 'node:http'

const answers: Record<string, string> = {
  HPE_HEADER_OVERFLOW:
    '431 Request Header Fields Too Large\r\n\r\nThe address or the headers of this request are too long.',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout\r\n\r\nThis request took too long to arrive.',
}
const other = '400 Bad Request\r\n\r\nThis request cannot be read.'

/** What never becomes a request still gets a sentence, and its line is closed. */
export const answerUnreadable = (server: Server) =>
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
    const [status, sentence] = (answers[error.code ?? ''] ?? other).split('\r\n\r\n')
    socket.end(`HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n${sentence}`)
  })

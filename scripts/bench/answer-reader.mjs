const endOfHead = '\r\n\r\n'
const lengthOfStatusLine = 'HTTP/1.1 200'.length

/** Parses a stream of HTTP responses, and calls `whole` with the status at the end of each. */
export const answerReader = (whole) => {
  let usual
  let head
  let missing = 0
  let status
  const begin = (chunk) => {
    head = head ? Buffer.concat([head, chunk]) : chunk
    const end = head.indexOf(endOfHead)
    if (end < 0) return
    const answer = readHead(head.latin1Slice(0, end))
    status = answer.status
    missing = end + endOfHead.length + answer.length - head.length
    // Under load nearly every response equals the one before and arrives in one chunk; parsing each head would cost too
    // much.
    if (head === chunk && missing === 0) usual = { length: chunk.length, status, start: startOf(chunk) }
    head = undefined
    if (missing === 0) whole(status)
  }
  return (chunk) => {
    if (missing > 0) {
      missing -= chunk.length
      if (missing === 0) whole(status)
    } else if (!head && chunk.length === usual?.length && startOf(chunk) === usual.start) whole(usual.status)
    else begin(chunk)
  }
}

const startOf = (chunk) => chunk.latin1Slice(0, lengthOfStatusLine)

const readHead = (text) => {
  const status = Number(text.slice(9, 12))
  const length = status === 304 ? 0 : Number(/\ncontent-length: *(\d+)/i.exec(text)?.[1])
  if (Number.isNaN(length)) throw new Error(`A response had no Content-Length: ${text.split('\r\n')[0]}`)
  return { status, length }
}

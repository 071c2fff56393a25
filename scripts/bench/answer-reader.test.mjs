import { expect, test } from 'vitest'
import { answerReader } from './answer-reader.mjs'

const answer = (status, body) => Buffer.from(`HTTP/1.1 ${status} X\r\nContent-Length: ${body.length}\r\n\r\n${body}`)

const statusesOf = (...pieces) => {
  const statuses = []
  const read = answerReader((status) => statuses.push(status))
  for (const piece of pieces) read(piece)
  return statuses
}

test('complete responses are each read to their end', () => {
  expect(statusesOf(answer(200, 'akwaaba'), answer(200, 'akwaaba'), answer(503, 'akwaaba'))).toEqual([200, 200, 503])
})

test('a response that arrives byte by byte counts once, at its last byte', () => {
  const bytes = [...answer(201, 'received')].map((byte) => Buffer.from([byte]))
  expect(statusesOf(...bytes.slice(0, -1))).toEqual([])
  expect(statusesOf(...bytes, answer(200, ''))).toEqual([201, 200])
})

test('a response without a body ends after its headers', () => {
  expect(statusesOf(Buffer.from('HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n'))).toEqual([304])
})

test('a response without a length is refused rather than counted', () => {
  expect(() => statusesOf(Buffer.from('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'))).toThrow(
    'Content-Length',
  )
})

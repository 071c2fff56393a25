/** The lists of checksums in a backup, as `sha256sum` writes and checks them. */
import { createHash, type Hash } from 'node:crypto'
import type { Entry } from './archive.ts'
import { checksumsName, entriesPerChecksums } from './format.ts'

export const hashOf = (body: Uint8Array | string) => createHash('sha256').update(body).digest('hex')

export const createChecksums = () => {
  const all: Hash = createHash('sha256')
  let lines: string[] = []
  let number = 0
  return {
    add: ({ name, body }: Entry) => {
      lines.push(`${hashOf(body)}  ${name}\n`)
    },
    isFull: () => lines.length >= entriesPerChecksums,
    /** The list of what was added since the last one. */
    next: (): Entry => {
      const body = Buffer.from(lines.join(''))
      all.update(body)
      lines = []
      number += 1
      return { name: checksumsName(number), body }
    },
    /** Of all lists so far. */
    ofAll: () => all.copy().digest('hex'),
  }
}

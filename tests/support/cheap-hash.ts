/** An Argon2id hash at the lowest cost: the product reads the cost of a hash in the hash itself. */
import { argon2Sync, randomBytes } from 'node:crypto'

export const cheapHash = (message: string) => {
  const nonce = randomBytes(16)
  const hash = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 })
  return `$argon2id$v=19$m=8,t=1,p=1$${plain(nonce)}$${plain(hash)}`
}

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

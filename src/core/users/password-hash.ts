/**
 * Password hashing: passwords are stored only as Argon2id hashes, in PHC format, so that old hashes stay valid under
 * stronger settings. `password.ts` decides which passwords are rejected, and `src/shared/shapes/account.ts` their
 * length. Comparing takes the same time for known and unknown accounts (user enumeration by timing).
 */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { inUsualForm } from '#shared/fold.ts'
import { createSemaphore } from '../lib/semaphore.ts'

const derive = promisify(argon2)

// OWASP's parameters for Argon2id. Each hash takes 19 MiB while it runs, so only two run at once.
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32
const oneOfTwo = createSemaphore(2)

export const hashPassword = async (password: string) => {
  const salt = randomBytes(saltBytes)
  const hash = await hashed(password, { ...cost, nonce: salt, tagLength: hashBytes })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(salt)}$${plain(hash)}`
}

/**
 * Takes the same time without a stored hash as with a wrong password, so that the time does not reveal which accounts
 * exist.
 */
export const isPassword = async (password: string, stored: string | undefined) => {
  const { salt, hash, parameters } = parsed(stored ?? nobodysHash)
  const found = await hashed(password, { ...parameters, nonce: salt, tagLength: hash.length })
  return timingSafeEqual(found, hash)
}

// A hash that matches no password.
const nobodysHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

const parsed = (phc: string) => {
  const [, memory, passes, parallelism, salt, hash] = pattern.exec(phc) ?? []
  if (!salt || !hash) throw new Error('A stored password hash is not Argon2id in PHC form.')
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64'), parameters }
}

/** In the usual form, because keyboards compose the same letters in different ways. */
const hashed = (password: string, parameters: Omit<Argon2Parameters, 'message'>) =>
  oneOfTwo(() => derive('argon2id', { message: inUsualForm(password), ...parameters }))

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/**
 * Time-based one-time codes (TOTP, RFC 6238) with HMAC-SHA-1, which every authenticator app supports. A code
 * may be one step early or late (clock drift). `second-factor.ts` stores the last step that was used, so that nobody can
 * use a code twice (replay).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The code of one time step (HOTP, RFC 4226). */
export const codeAt = (secret: Uint8Array, step: number, digits = 6) => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The time step that a code belongs to: the current half minute, or the one before or after, because clocks differ and
 * people type slowly.
 */
export const stepOf = (secret: Uint8Array, code: string, now: Date) => {
  if (!/^\d{6}$/.test(code)) return undefined
  const near = [0, -1, 1].map((apart) => stepAt(now) + apart)
  return near.find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)))
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding, the format in which a secret is typed into an app. */
export const toBase32 = (bytes: Uint8Array) => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export const fromBase32 = (text: string) => {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

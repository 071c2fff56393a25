import { randomBytes } from 'node:crypto'

const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** 16 letters, 80 random bits: short enough for a link in a chat, too many to guess or to meet twice. */
export const newId = () => Array.from(randomBytes(16), (byte) => letters[byte & 31]).join('')

import { newId } from '../lib/id.ts'

/** Random groups of four letters, 20 bits each, to be read out and typed: `k3wd-9m2x-h7qa`. */
export const readableCode = (groups: number) => Array.from({ length: groups }, () => newId().slice(0, 4)).join('-')

/** What only this site knows, made once and kept: of several processes the first makes it. */
import { randomBytes } from 'node:crypto'
import type { createSettings } from './settings.ts'

export const createSecret = (settings: ReturnType<typeof createSettings>, name: string) => {
  let known: string | undefined
  return async () => {
    if (known) return known
    await settings.keepFirst(name, randomBytes(32).toString('base64url'))
    known = (await settings.find(name)) ?? ''
    return known
  }
}

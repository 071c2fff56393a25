/** Random secrets of this site, each made once and stored: of several processes the first makes it. */
import { randomBytes } from 'node:crypto'
import type { Settings } from './settings.ts'

export const createSecret = (settings: Settings, name: string) => {
  let cached: string | undefined
  return async () => {
    if (cached) return cached
    await settings.saveIfMissing(name, randomBytes(32).toString('base64url'))
    cached = (await settings.find(name)) ?? ''
    return cached
  }
}

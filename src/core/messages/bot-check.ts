/**
 * Tells people from programs that fill in forms, by signs that travel with a form of this site: no puzzle, and nobody
 * else is asked. Whoever calls the API without any of them counts as a person. See docs/decisions/0042-spam.md.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import type { Clock } from '../lib/clock.ts'
import type { createSettings } from '../settings/settings.ts'
import { createSecret } from '../settings/site-secret.ts'

/** What a form of this site brings along. */
export type FormSigns = {
  /** Of a field that people do not see. */
  trap: string
  /** When the page was made, signed; empty where a script drew it. */
  stamp: string
  /** Since the form was shown, as far as a script says so. */
  seconds?: number | undefined
}

export type Suspicion = 'none' | 'haste' | 'robot'

export const createRobotCheck = (settings: ReturnType<typeof createSettings>, clock: Clock) => {
  const secret = createSecret(settings, 'forms.secret')
  const sign = async (time: string) =>
    createHmac('sha256', await secret())
      .update(time)
      .digest('base64url')
      .slice(0, 22)
  const isOurs = async (time: string, signature: string) => {
    const [ours, theirs] = [Buffer.from(await sign(time)), Buffer.from(signature)]
    return ours.length === theirs.length && timingSafeEqual(ours, theirs)
  }
  const secondsSince = async (stamp: string) => {
    const [time = '', signature = ''] = stamp.split('.')
    return (await isOurs(time, signature)) ? clock().getTime() / 1000 - Number.parseInt(time, 36) : undefined
  }
  return {
    /** Goes into the form. A page is kept for many visitors, so it says when a form was shown at the earliest. */
    stamp: async () => {
      const time = Math.floor(clock().getTime() / 1000).toString(36)
      return `${time}.${await sign(time)}`
    },
    suspicion: async (signs: FormSigns | undefined): Promise<Suspicion> => {
      if (!signs) return 'none'
      const { trap, stamp, seconds } = signs
      const sinceMade = stamp ? await secondsSince(stamp) : 0
      if (trap !== '' || sinceMade === undefined) return 'robot'
      return (seconds ?? sinceMade) < limits.formSeconds ? 'haste' : 'none'
    },
  }
}

/**
 * Tells people from bots by signals that travel with each form of this site: a honeypot field, and the seconds between
 * showing and sending the form, of which a person needs at least `limits.formSeconds` (3). `messages/spam.ts` and
 * `subscribers/subscribers.ts` decide the consequences. There is no captcha and no outside service. A call to the API
 * without these signals counts as a person's. See docs/decisions/0042-spam-and-honeypot.md.
 */
import { limits } from '#shared/limits.ts'
import type { Clock } from '../lib/clock.ts'
import type { Settings } from '../settings/settings.ts'
import { createKeyedHash, isSame } from '../settings/signed-links.ts'

/** The signals that a form of this site sends. */
export type FormSignals = {
  /** The value of a field that people do not see: only a bot fills it in. */
  honeypot: string
  /** When the page was rendered, signed; empty if a script rendered the form. */
  stamp: string
  /** Seconds since the form was shown; only a script can measure them. */
  seconds?: number | undefined
}

export type Suspicion = 'none' | 'tooFast' | 'bot'

export type BotCheck = ReturnType<typeof createBotCheck>

export const createBotCheck = (settings: Settings, clock: Clock) => {
  const hash = createKeyedHash(settings, 'forms.secret')
  const sign = async (time: string) => (await hash(time)).toString('base64url').slice(0, 22)
  const secondsSince = async (stamp: string) => {
    const [time = '', signature = ''] = stamp.split('.')
    return isSame(signature, await sign(time)) ? clock().getTime() / 1000 - Number.parseInt(time, 36) : undefined
  }
  return {
    /**
     * The signed time for a form. A cached page serves many visitors, so this is the earliest time at which the form
     * was shown.
     */
    stamp: async () => {
      const time = Math.floor(clock().getTime() / 1000).toString(36)
      return `${time}.${await sign(time)}`
    },
    suspicion: async (signals: FormSignals | undefined): Promise<Suspicion> => {
      if (!signals) return 'none'
      const { honeypot, stamp, seconds } = signals
      const sinceMade = stamp ? await secondsSince(stamp) : 0
      if (honeypot !== '' || sinceMade === undefined) return 'bot'
      return (seconds ?? sinceMade) < limits.formSeconds ? 'tooFast' : 'none'
    },
  }
}

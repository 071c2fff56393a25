/**
 * Rate limiting (throttling) of the API: counts calls by client network or account, up to the numbers of
 * shared/rate-limits.ts, and answers 429 beyond them.
 */
import { isIPv6 } from 'node:net'
import type { Core } from '#core/organisation/core.ts'
import type { Share } from '#core/settings/rate-limit.ts'
import { foldEmail } from '#shared/email.ts'
import { rates as allowed } from '#shared/rate-limits.ts'
import type { ApiEnv } from './calls.ts'
import { problem, stopWith } from './problems.ts'

type Name = keyof typeof allowed

export const createApiRates = (rates: Core['rates'], isOn: boolean) => {
  const of = (name: Name, whose: string): Share => ({ rate: { name, ...allowed[name] }, whose })
  /** Takes one of each share; or takes none, and answers 429 with the seconds to wait. */
  const take = async (...shares: Share[]) => {
    const seconds = isOn ? await rates.take(...shares) : 0
    if (seconds > 0) throw stopWith(tooOften(seconds))
  }
  const giveBack = async (...shares: Share[]) => {
    if (isOn) await rates.giveBack(...shares)
  }
  return {
    of,
    ofClient: (name: Name, { env }: { env: ApiEnv['Bindings'] }) => of(name, clientNetworkOf(env.visitor)),
    take,
    giveBack,
    /** For guesses: only work that fails counts. */
    countFailures: async <Answer>(share: Share, work: () => Promise<Answer>) => {
      await take(share)
      const answer = await work()
      await giveBack(share)
      return answer
    },
  }
}
export type Rates = ReturnType<typeof createApiRates>

const tooOften = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return problem(429, `Too many requests. Please try again in ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}

/** The client network by which shares are counted: an IPv6 /64, or a single IPv4 address in any notation. */
export const clientNetworkOf = (address: string) => {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const after = groups(tail ?? '')
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - after.length
  const all = [...groups(head), ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

type SignedIn = ApiEnv['Variables']['user']

/** The share of a user who enters the password again. Wrong passwords of strangers who sign in do not count. */
export const ownGuess = (rates: Rates, { email }: Pick<SignedIn, 'email'>) =>
  rates.of('loginPerAccount', `${foldEmail(email)} signed in`)

/** For actions that need the password again. */
export const proofOf =
  ({ passwords }: Core, rates: Rates) =>
  (user: SignedIn, password: string) =>
    rates.countFailures(ownGuess(rates, user), () => passwords.mustBeOf(user, password))

/** How often, kept in memory: a restart forgets it, and several processes count each for itself. */
import { isIPv6 } from 'node:net'
import type { Clock } from '#core/clock.ts'
import { rates as allowed } from '#shared/limits.ts'
import { problem, stopWith } from './problems.ts'

type Rate = { times: number; minutes: number }
type Window = { taken: number; endsAt: number }

/** One person's share of a rate. `take` and `giveBack` happen at once, so a burst cannot slip through together. */
type Share = { secondsToWait: () => number; take: () => void; giveBack: () => void }

export const createRate = ({ times, minutes }: Rate, clock: Clock, maxKeys = 20_000) => {
  const windows = new Map<string, Window>()
  const now = () => clock().getTime()

  // Windows are all of one length, so the map's own order is the order in which they end.
  const makeRoom = () => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now() && windows.size < maxKeys) return
      windows.delete(key)
    }
  }
  const current = (key: string) => {
    const window = windows.get(key)
    return window && window.endsAt > now() ? window : undefined
  }
  const open = (key: string) => {
    windows.delete(key)
    makeRoom()
    const window = { taken: 0, endsAt: now() + minutes * 60_000 }
    windows.set(key, window)
    return window
  }

  const of = (key: string): Share => ({
    secondsToWait: () => {
      const window = current(key)
      return window && window.taken >= times ? Math.ceil((window.endsAt - now()) / 1000) : 0
    },
    take: () => {
      const window = current(key) ?? open(key)
      window.taken += 1
    },
    giveBack: () => {
      const window = current(key)
      if (window) window.taken -= 1
    },
  })
  return { of, size: () => windows.size }
}

export const createRates = (isOn: boolean, clock: Clock) => {
  const rate = ({ times, minutes }: Rate) =>
    createRate({ times: isOn ? times : Number.POSITIVE_INFINITY, minutes }, clock)
  return {
    contact: rate(allowed.contact),
    subscribe: rate(allowed.subscribe),
    loginPerAccount: rate(allowed.loginPerAccount),
    loginPerAddress: rate(allowed.loginPerAddress),
  }
}
export type Rates = ReturnType<typeof createRates>

/** Takes one of each share, or none and stops with 429 and how long to wait. */
export const take = (...shares: Share[]) => {
  const seconds = Math.max(...shares.map((share) => share.secondsToWait()))
  if (seconds > 0) throw stopWith(tooOften(seconds))
  for (const share of shares) share.take()
}

const tooOften = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return problem(429, `That was too often. Please try again in ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}

/** Whose share it is: an IPv6 network (/64) is one household, an IPv4 address is one whichever way it is written. */
export const householdOf = (address: string) => {
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

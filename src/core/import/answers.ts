/** Reads what another site answers, and no more of it than we can hold. */

/** Why there is no answer that we can use; `status` is what it was answered with, if it was. */
export class NoAnswer extends Error {
  readonly status: number | undefined
  constructor(reason: string, status?: number) {
    super(reason)
    this.status = status
  }
}

export type Answer = { status: number; headers: Headers; body: Uint8Array }
export type Wish = { address: URL; most: number; token?: string }

const timeoutMilliseconds = 60_000
const mostRedirects = 5

/** Follows where it is sent, but tells the token to nobody else. Throws NoAnswer. */
export const askOnce = async ({ address, most, token }: Wish): Promise<Answer> => {
  let here = address
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const isHome = here.origin === address.origin
    const response = await fetchFrom(here, isHome ? token : undefined)
    const target = response.headers.get('Location')
    if (response.status < 300 || response.status > 399 || !target) return wholeAnswer(response, most)
    await response.body?.cancel()
    here = addressIn(target, here)
  }
  throw new NoAnswer('it sends us from one address to another without end')
}

/** Throws NoAnswer for whatever we would not ask. */
export const addressIn = (text: string, base?: URL) => {
  if (!URL.canParse(text, base)) throw new NoAnswer('its address cannot be read')
  const address = new URL(text, base)
  if (!['http:', 'https:'].includes(address.protocol)) throw new NoAnswer('its address is neither http nor https')
  if (address.username || address.password) throw new NoAnswer('there is a password in its address')
  return address
}

const fetchFrom = async (address: URL, token: string | undefined) => {
  const headers = { Accept: '*/*', 'User-Agent': 'Voima import', ...(token && { Authorization: `Bearer ${token}` }) }
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  return fetch(address, { headers, redirect: 'manual', signal }).catch(unreachable)
}

const unreachable = (error: Error): never => {
  throw new NoAnswer(error.name === 'TimeoutError' ? 'it takes too long' : 'it does not answer')
}

const wholeAnswer = async (response: Response, most: number): Promise<Answer> => {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength
      if (size > most) break
      parts.push(part)
    }
  } catch (error) {
    unreachable(error as Error)
  }
  if (size > most) throw new NoAnswer(`it answers with more than ${Math.round(most / 1024 / 1024)} MB`, response.status)
  return { status: response.status, headers: response.headers, body: Buffer.concat(parts) }
}

/** The callers: a guest, an expired session, an editor and an administrator. An ended session is opened again. */
import { adwoa, ama } from '#test/cast.ts'
import { type Answer, type Asked, ask } from './ask.ts'
import type { Call } from './document.ts'
import type { As } from './requests.ts'

export type Askers = Awaited<ReturnType<typeof createAskers>>

const most = 30

const jsonOf = ({ status, text }: Answer) => {
  if (status >= 300) throw new Error(`An asker was refused: ${status} ${text}`)
  return text ? JSON.parse(text) : undefined
}

const post = async (address: string, path: string, body: object, token?: string) => {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  return ask(address, { method: 'POST', path, headers, bytes: Buffer.from(JSON.stringify(body)) } satisfies Asked)
}

export const createAskers = async (address: string) => {
  const tokens = new Map<As, string>([['dead token', 'x'.repeat(43)]])
  const ids = new Map<string, string[]>()
  // A call of her own changes her address.
  let own = ama

  const signIn = async (as: As, person: typeof ama) => {
    const answer = await post(address, '/auth/login', person)
    if (answer.status === 200) tokens.set(as, JSON.parse(answer.text).token)
    return answer.status === 200
  }
  const bringAmaIn = async () => {
    await signIn('administrator', own)
    await post(address, '/auth/confirmation', own, tokens.get('administrator'))
  }
  const bringAdwoaIn = async () => {
    if (await signIn('editor', adwoa)) return
    if (!tokens.has('administrator')) await bringAmaIn()
    const invitation = { email: adwoa.email, role: 'editor' }
    const { link } = jsonOf(await post(address, '/invitations', invitation, tokens.get('administrator')))
    const token = new URL(link).hash.slice(1)
    jsonOf(await post(address, '/auth/join', { token, password: adwoa.password, name: 'Adwoa Owusu' }))
    await signIn('editor', adwoa)
  }
  await bringAmaIn()

  return {
    tokenOf: async (as: As) => {
      if (as === 'administrator' && !tokens.has(as)) await bringAmaIn()
      if (as === 'editor' && !tokens.has(as)) await bringAdwoaIn()
      return tokens.get(as)
    },
    /** Must be informed of every response to a call with a token, because any of them may have ended a session. */
    notice: (as: As, status: number) => {
      if (status === 401 && as !== 'dead token') tokens.delete(as)
    },
    moved: (as: As, email: string) => {
      if (as === 'administrator') own = { ...own, email }
    },
    /** The ids that calls returned recently, by path. Ama herself is left out. */
    known: (call: Call) =>
      placesOf(call)
        .map((place) => ids.get(place) ?? [])
        .find((found) => found.length > 0) ?? [],
    learn: (call: Call, answered: unknown) => {
      for (const place of placesOf(call)) {
        const found = new Set(idsIn(answered, own.email))
        // The id seen last is the most likely to still exist.
        const before = (ids.get(place) ?? []).filter((id) => !found.has(id))
        ids.set(place, [...before, ...found].slice(-most))
      }
    },
  }
}

/** An id made at one path may be used near it: a note made at /inbox/{id}/notes is at /inbox/notes/{id}. */
const placesOf = ({ path }: Call) => [path.replace(/\/\{\w+\}.*$/, ''), `near ${path.split('/')[1]}`]

const idsIn = (value: unknown, ownEmail: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { _id, slug, email, isThis } = value as { _id?: string; slug?: string; email?: string; isThis?: boolean }
  // A tag is identified by its slug only.
  const name = _id ?? slug
  const known = typeof name === 'string' && email !== ownEmail && !isThis ? [name] : []
  return [...known, ...Object.values(value).flatMap((each) => idsIn(each, ownEmail))]
}

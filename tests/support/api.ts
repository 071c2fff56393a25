/** The API on its own core, called as a guest, with an expired token, as Ama or as Adwoa. */
import { createApi } from '#api/api.ts'
import { adwoa, ama } from './cast.ts'
import { testCore } from './core.ts'

type Asker = 'guest' | 'dead token' | 'Ama' | 'Adwoa'
export type Question = {
  as?: Asker
  method?: string
  path: string
  /** An object is sent as JSON, a form as multipart, a text unchanged. */
  body?: object | string
  headers?: Record<string, string>
  visitor?: string
}

export const testApi = async (options: Parameters<typeof testCore>[0] = {}) => {
  const stage = await testCore(options)
  const report = (_: string, sentence: string) => console.error(sentence)
  const api = createApi({ ...stage, publicUrl: () => 'https://voima.example', report })
  const { token } = await stage.core.sessions.open(ama)
  const tokens: Record<string, string> = { 'dead token': 'x'.repeat(43), Ama: token }

  /** Created on first use, because hashing her password takes a moment and most tests do without her. */
  const letAdwoaIn = async () => {
    await stage.core.users.add(adwoa.email, adwoa.password, 'editor')
    tokens.Adwoa = (await stage.core.sessions.open(adwoa)).token
  }

  const ask = async ({ as = 'guest', method = 'GET', path, body, headers, visitor = '203.0.113.7' }: Question) => {
    if (as === 'Adwoa' && !tokens.Adwoa) await letAdwoaIn()
    const bearer = tokens[as] ? { Authorization: `Bearer ${tokens[as]}` } : undefined
    const sent = { ...bearer, ...typeOf(body), ...headers }
    const request = new Request(`http://localhost/api/v1${path}`, { method, headers: sent, body: bodyOf(body) })
    const response = await api.fetch(request, { visitor })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: readable(text) }
  }
  return { ...stage, api, ask, token }
}

export const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const bodyOf = (body: Question['body']) =>
  body === undefined || typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body)

const typeOf = (body: Question['body']): Record<string, string> =>
  body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }

const readable = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Loads the times of an event and the sign-up behind a code, and sends the form, all through the API. */
import type { ApiClient } from '#page/api-client.ts'
import type { Signup, SignupTimes } from '#shared/shapes/signup.ts'
import { typedNumber } from '#shared/typed-number.ts'
import { type LoadResult, loadResult } from '../articles/load-result.ts'
import { botCheckHeader } from '../bot-check/bot-check-header.ts'
import { formKeyOf } from '../form-key.ts'
import { formOf, type Refusal, refusalIn } from '../form-values.ts'

export type TimesAnswer = LoadResult<{ day: SignupTimes }>

export const timesOf = (api: ApiClient, slug: string) =>
  loadResult<TimesAnswer>(async () => {
    const response = await api.events[':id'].times.$get({ param: { id: encodeURIComponent(slug) } })
    if (response.status === 404 || response.status === 422) return { is: 'missing' }
    return response.ok ? { is: 'found', day: await response.json() } : { is: 'failed' }
  })

/** `waits`: this network sent too many wrong codes. */
export type SignupAnswer =
  | { is: 'found'; signup: Signup }
  | { is: 'missing' | 'failed' }
  | { is: 'waits'; seconds: string }

type AnswerOf = (response: Response) => Promise<SignupAnswer>

/** The same `missing` for a wrong code, an expired one, and text that is no code. */
const readSignup: AnswerOf = async (response) => {
  if (response.status === 429) return { is: 'waits', seconds: response.headers.get('Retry-After') ?? '600' }
  if (response.status === 404 || response.status === 422) return { is: 'missing' }
  return response.ok ? { is: 'found', ...(await response.json()) } : { is: 'failed' }
}

const failed = (): SignupAnswer => ({ is: 'failed' })
const paramOf = (code: string) => ({ param: { code: encodeURIComponent(code) } })

export const signupByCode = (api: ApiClient, code: string) =>
  api.signups[':code'].$get(paramOf(code)).then(readSignup).catch(failed)

/** Never throws: `failed` also stands for an event that has begun. */
export const giveBackByCode = (api: ApiClient, code: string) =>
  api.signups[':code']
    .$delete(paramOf(code))
    .then((response: Response) => (response.status === 422 ? failed() : readSignup(response)))
    .catch(failed)

/** Never throws: `failed` also stands for a number that is no smaller one. */
export const changePeopleByCode = (api: ApiClient, code: string, people: number) =>
  api.signups[':code']
    .$patch({ ...paramOf(code), json: { people } })
    .then((response: Response) => (response.status === 422 ? failed() : readSignup(response)))
    .catch(failed)

const fields = ['calledBy', 'people', 'time', 'email', 'phone'] as const
export type TypedSignup = Record<(typeof fields)[number], string>
export type SentSignup = { typed: TypedSignup; refusal: Refusal }

/** Returns the code, or the typed values with the reason for the rejection. */
export const sendSignup = async (api: ApiClient, request: Request): Promise<{ code: string } | SentSignup> => {
  const form = await formOf(request)
  const typed = Object.fromEntries(fields.map((name) => [name, form(name)])) as TypedSignup
  const { calledBy, people, time, email, phone } = typed
  const json = { calledBy, people: numberIn(people), time, email, phone }
  try {
    const key = await formKeyOf(form, [form('event'), json])
    const header = { ...botCheckHeader(form), ...(key && { 'idempotency-key': key }) }
    const param = { id: encodeURIComponent(form('event')) }
    const response = await api.events[':id'].signups.$post({ param, json, header })
    if (response.ok) return { code: (await response.json()).code }
    const refusal = await refusalIn(response)
    return { typed, refusal: refusal ?? unreachable }
  } catch {
    return { typed, refusal: unreachable }
  }
}

const unreachable: Refusal = { status: 503, detail: 'Check your connection and try again.', errors: {} }

/** An empty field means one person. */
const numberIn = (text: string) => (text.trim() === '' ? 1 : typedNumber(text))

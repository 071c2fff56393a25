/** Loads the times of an event and the sign-up behind a code, and sends the form, all through the API. */
import { type ApiClient, withId, withParams } from '#page/api-client.ts'
import type { Signup, SignupTimes } from '#shared/shapes/signup.ts'
import { typedNumber } from '#shared/typed-number.ts'
import { eventsWording } from '#shared/wording/events.ts'
import { type CodeResult, type LoadResult, loadByCode, loadOne } from '../articles/load-result.ts'
import { loadEvent } from '../events/load-events.ts'
import { formHeader } from '../form-header.ts'
import { formOf, type Refusal, refusalOf } from '../form-values.ts'

export type TimesResult = LoadResult<{ day: SignupTimes }>

export const timesOf = (api: ApiClient, slug: string): Promise<TimesResult> =>
  loadOne(
    () => api.events[':id'].times.$get(withId(slug)),
    (day) => ({ day }),
  )

export type SignupResult = CodeResult<{ signup: Signup }>

export const signupByCode = (api: ApiClient, code: string): Promise<SignupResult> =>
  loadByCode(() => api.signups[':code'].$get(withParams({ code })))

/** What the calendar entry says about the event. */
export const notesFor = async (api: ApiClient, asked: SignupResult) => {
  const found = asked.is === 'found' && (await loadEvent(api, asked.signup.event.slug))
  return found && found.is === 'found' ? eventsWording.notes(found.event) : []
}

/** `failed` also stands for an event that has begun. */
export const giveBackByCode = (api: ApiClient, code: string): Promise<SignupResult> =>
  loadByCode(() => api.signups[':code'].$delete(withParams({ code })).then(unlessRefused))

/** `failed` also stands for a number that is no smaller one. */
export const changePeopleByCode = (api: ApiClient, code: string, people: number): Promise<SignupResult> =>
  loadByCode(() => api.signups[':code'].$patch({ ...withParams({ code }), json: { people } }).then(unlessRefused))

const unlessRefused = <R extends Response>(response: R) => {
  if (response.status === 422) throw new Error('The API refuses the change.')
  return response
}

const fields = ['calledBy', 'people', 'time', 'email', 'phone'] as const
export type TypedSignup = Record<(typeof fields)[number], string>
export type SentSignup = { typed: TypedSignup; refusal: Refusal }

/** Returns the code, or the typed values with the reason for the rejection. */
export const sendSignup = async (api: ApiClient, request: Request): Promise<{ code: string } | SentSignup> => {
  const form = await formOf(request)
  const typed = Object.fromEntries(fields.map((name) => [name, form(name)])) as TypedSignup
  const { calledBy, people, time, email, phone } = typed
  const json = { calledBy, people: numberIn(people), time, email, phone }
  let code = ''
  const refusal = await refusalOf(async () => {
    const header = await formHeader(form, [form('event'), json])
    const response = await api.events[':id'].signups.$post({ ...withId(form('event')), json, header })
    if (response.ok) code = (await response.json()).code
    return response
  })
  return refusal ? { typed, refusal } : { code }
}

/** An empty field means one person. */
const numberIn = (text: string) => (text.trim() === '' ? 1 : typedNumber(text))

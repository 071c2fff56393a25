/** Reads the form of a volunteer's entry, and sends it to the API. */
import type { ApiClient } from '#page/api-client.ts'
import { recordOf } from '#shared/keys.ts'
import type { OwnEntry } from '#shared/shapes/volunteer.ts'
import { formHeader } from '../form-header.ts'
import { formOf, type Refusal, readForm, refusalOf } from '../form-values.ts'

/** The submitted values, to show them again after an error. */
export type TypedEntry = Record<'name' | 'email' | 'phone' | 'town' | 'region' | 'adult' | 'words', string> &
  Record<'roles' | 'days' | 'languages', string[]>

export type SentEntry = {
  typed: TypedEntry
  refusal: Refusal | undefined
  /** The person's own link, which is shown once. */
  link?: string
  /** False until a mail server is set: the response then promises no email. */
  sendsEmail?: boolean
}

export const readEntryForm = async (request: Request) => {
  const field = await formOf(request)
  const form = await readForm(request)
  const list = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const typed: TypedEntry = {
    ...recordOf(['name', 'email', 'phone', 'town', 'region', 'adult', 'words'], field),
    ...recordOf(['roles', 'days', 'languages'], list),
  }
  return { typed, field }
}

type SendEntry = ApiClient['volunteers']['$post']
type EntryBody = Parameters<SendEntry>[0]['json']

/** The API validates every value again. */
export const bodyOfEntry = ({ adult, ...typed }: TypedEntry) =>
  ({ ...typed, ...(adult && { isAdult: adult === 'yes' }) }) as EntryBody

export const typedFrom = ({ isAdult, createdAt: _at, endsAt: _end, ...entry }: OwnEntry): TypedEntry => ({
  ...entry,
  adult: isAdult ? 'yes' : 'no',
})

/** With the names of the form's fields. */
export const refusalOfEntry = async (send: () => Promise<Response>) => {
  const refusal = await refusalOf(send)
  if (!refusal) return undefined
  const { isAdult, ...errors } = refusal.errors
  return { ...refusal, errors: { ...errors, ...(isAdult && { adult: isAdult }) } }
}

export const sendEntry = async (api: ApiClient, request: Request): Promise<SentEntry> => {
  const { typed, field } = await readEntryForm(request)
  let saved: Pick<SentEntry, 'link' | 'sendsEmail'> = {}
  const refusal = await refusalOfEntry(async () => {
    const json = bodyOfEntry(typed)
    const response = await api.volunteers.$post({ json, header: await formHeader(field, json) })
    if (response.ok) {
      const { link, sendsEmail } = await response.json()
      saved = { link, sendsEmail }
    }
    return response
  })
  return { typed, refusal, ...saved }
}

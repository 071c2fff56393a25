/** Reads the values of a submitted form, and turns the API's response into validation errors for it. */
import type { Danger } from '#shared/shapes/danger.ts'
import type { Problem } from '#shared/shapes/problems.ts'
import { formWording } from '#shared/wording/forms.ts'

/** A submitted form, which others may read, too; an unreadable one has no values, and is rejected like an empty one. */
export const readForm = (request: Request) =>
  request
    .clone()
    .formData()
    .catch(() => new FormData())

/** The texts in a submitted form by the names of their fields; empty for a missing field. */
export const formOf = async (request: Request) => {
  const form = await readForm(request)
  return (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}

export type Refusal = { status: number; detail: string; errors: Record<string, string> }

/** Returns undefined on success. `send` calls the API; a missing response counts as a rejection, too. */
export const refusalOf = async (send: () => Promise<Response>): Promise<Refusal | undefined> => {
  try {
    return await refusalIn(await send())
  } catch {
    return { status: 503, detail: formWording.unreachable, errors: {} }
  }
}

export const refusalIn = async (response: Response): Promise<Refusal | undefined> => {
  if (response.ok) return undefined
  const { detail, errors = {} }: Problem = await response.json()
  return { status: response.status, detail, errors }
}

/** What the site found in words that suggest an emergency. */
export const readDanger = async (answer: Response) => {
  if (!answer.ok) return undefined
  const { message }: { message?: { danger?: Danger } } = await answer.json().catch(() => ({}))
  return message?.danger
}

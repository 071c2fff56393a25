/**
 * The actions of the admin area's forms.
 *
 * A page lists what its forms can ask for, by the name that each form sends as its `intent`:
 *
 *   export const runPeopleIntent = defineIntents({
 *     invite: ({ api, text }) => bodyOf(() => api.invitations.$post({ json: { email: text('email') } })),
 *     remove: ({ api, id }) => bodyOf(() => api.users[':id'].$delete(withId(id))),
 *   })
 *   export type PeopleResult = ResultOf<typeof runPeopleIntent>
 *
 *   export const clientAction = actionOf(runPeopleIntent)
 *
 * A form is an `IntentForm` (intent-form.tsx) or an `IntentButton`. What came of it is an `ActionResult`: a `failure`,
 * or else the `body` that the API answered. `fetcher.data` narrows by the name of the intent:
 *
 *   const fetcher = useFetcher<PeopleResult>()
 *   {fetcher.data?.intent === 'invite' && fetcher.data.body && <Link link={fetcher.data.body.link} />}
 *   <IntentForm fetcher={fetcher} intent="invite" errorsOf={['email']}>
 *
 * A call that could give somebody else access needs the password again. Its failure then has `errors.confirmation`, and
 * `ConfirmFields` adds the fields to the form. With them, the session is confirmed before the intent runs again.
 *
 * Calls that do not submit a form are no intents: autosave, uploads, previews, and the import of subscribers, which
 * sends a file in batches.
 */

import { data, type FetcherWithComponents, redirect } from 'react-router'
import type { ApiClient } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import { adminApi, bodyOf, type Failure, isFailure } from './api.ts'
import { isSignedIn } from './session.ts'
import { showToast, type Toast } from './toast.ts'
import { textIsSaved } from './writing/kept-text.ts'

/** The input of an intent. `text` reads a field of the form; `id` is the page's parameter or the form's field `id`. */
export type IntentInput = {
  api: ApiClient
  request: Request
  form: FormData
  text: (name: string) => string
  id: string
}

export type ActionResult<Name extends string = string, Body = unknown, Failed extends Failure = Failure> =
  | { intent: Name; id: string; failure: Failed; body?: undefined }
  | { intent: Name; id: string; failure?: undefined; body: Body }

type Intents = Record<string, (input: IntentInput) => Promise<object>>
type Results<I extends Intents> = {
  [Name in keyof I & string]: Awaited<ReturnType<I[Name]>> extends infer Answer
    ? ActionResult<Name, Exclude<Answer, Failure>, Extract<Answer, Failure>>
    : never
}[keyof I & string]

/** The result type of a page's intents, for its fetchers. */
export type ResultOf<Run extends (request: Request) => Promise<unknown>> = Awaited<ReturnType<Run>>

/** What a form needs of its `useFetcher`. */
export type FormFetcher = Pick<FetcherWithComponents<ActionResult>, 'Form' | 'state' | 'data'>

/** Makes the function that runs the intent in a form. Throws for an unknown intent. */
export const defineIntents =
  <I extends Intents>(intents: I) =>
  async (request: Request, pageId?: string): Promise<Results<I>> => {
    const form = await request.formData()
    const text = (name: string) => String(form.get(name) ?? '')
    const intent = text('intent')
    const run = Object.hasOwn(intents, intent) ? intents[intent] : undefined
    if (!run) throw new Error(`This page has no intent "${intent}".`)
    const id = pageId ?? text('id')
    const kept = text('kept')
    form.delete('kept')
    const input = { api: adminApi(request), request, form, text, id }
    const body = await savingText(kept, async () => (await confirmSession(input)) ?? (await run(input)))
    const result: ActionResult = isFailure(body) ? { intent, id, failure: body } : { intent, id, body }
    return result as Results<I>
  }

/** After a success, also after one that opens another page, this device no longer keeps the text of the form. */
const savingText = async <Body extends object>(kept: string, run: () => Promise<Body | Failure>) => {
  if (!kept) return run()
  try {
    const body = await run()
    if (!isFailure(body)) textIsSaved(kept, versionIn(body))
    return body
  } catch (thrown) {
    if (thrown instanceof Response && isSignedIn()) textIsSaved(kept)
    throw thrown
  }
}

/** The version of the record that the API answered. */
const versionIn = (body: object): string | undefined => {
  const record: { version?: unknown } = 'version' in body ? body : (Object.values(body)[0] ?? {})
  return record.version === undefined ? undefined : String(record.version)
}

/** Undefined if the session is confirmed, or if the form does not ask for the password again. */
const confirmSession = async ({ api, form, text }: IntentInput): Promise<Failure | undefined> => {
  const [password, code] = [text('confirmPassword'), text('confirmCode')]
  if (!form.has('confirmPassword')) return undefined
  const body = await bodyOf(() => api.auth.confirmation.$post({ json: { password, ...(code && { code }) } }))
  return isFailure(body) ? { ...body, errors: { ...body.errors, confirmation: body.reason } } : undefined
}

/** The failure of the fields that are empty, by name, if the API would accept them, or would say so only later. */
export const emptyIn = (form: FormData, sentences: Record<string, string>): Failure | undefined => {
  const isEmpty = (name: string) => form.getAll(name).join('').trim() === ''
  const errors = Object.fromEntries(Object.entries(sentences).filter(([name]) => isEmpty(name)))
  const reason = Object.values(errors).join(' ')
  return reason ? { status: 422, reason, errors } : undefined
}

/** Replaces the API's error message with a message of the page, which may contain the API's. */
export const withReason = async <Body extends object>(
  reason: string | ((given: string) => string),
  answer: Promise<Body | Failure>,
) => {
  const body = await answer
  if (!isFailure(body)) return body
  return { ...body, reason: typeof reason === 'string' ? reason : reason(body.reason) }
}

type Said = string | (Pick<Toast, 'text'> & Partial<Toast>)

/** An intent that shows a toast after a success: on the page that sent the form, or on another, which then opens. */
export const withToast =
  <Body extends object>(
    run: (input: IntentInput) => Promise<Body | Failure>,
    toast: string | ((body: Body, input: IntentInput) => Said),
  ) =>
  async (input: IntentInput) => {
    const body = await run(input)
    if (isFailure(body)) return body
    const said = typeof toast === 'string' ? toast : toast(body, input)
    const here = { on: new URL(input.request.url).pathname }
    const shown = { ...here, ...(typeof said === 'string' ? { text: said } : said) }
    if (shown.on !== here.on) return openWithToast(shown.on, shown.text, shown)
    showToast(shown)
    return body
  }

/** The toast after something was moved to the trash, on the list at `path`, whose intent `restore` undoes it. */
export const movedToTrash = (path: string, id: string, name: string): Toast => ({
  on: path,
  text: `${name} was moved to the trash. You can restore it for ${limits.trashDays} days.`,
  ...restorable(path, id),
})

export const restorable = (path: string, id: string) => ({ undo: { action: path, id, intent: 'restore' } })

/** Opens another page, which shows the toast. */
export const openWithToast = (on: string, text: string, undo?: Pick<Toast, 'undo'>): never => {
  showToast({ ...undo, on: on.replace(/\?.*/, ''), text })
  throw redirect(on)
}

/** Whether the last form succeeded and no call is running. */
export const hasSucceeded = ({ state, data }: { state: string; data: { failure?: Failure | undefined } | undefined }) =>
  state === 'idle' && data !== undefined && !data.failure

/**
 * The action of a page. `idIn` reads the id from its address; otherwise the form contains it. Tells the router of a
 * failure, so that no page loads again: without a network, an error would replace the user's work. A page that must show
 * after a failure what has changed meanwhile, like that of a newsletter, returns the result itself.
 */
export const actionOf =
  <Result extends ActionResult, Given extends { request: Request }>(
    run: (request: Request, pageId?: string) => Promise<Result>,
    idIn: (given: Given) => string | undefined = () => undefined,
  ) =>
  async (given: Given) => {
    const result = await run(given.request, idIn(given))
    return result.failure ? data(result, { status: 400 }) : result
  }

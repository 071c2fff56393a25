/** The page behind a volunteer's own link: shows the entry, changes it, and deletes it. No cache stores it. */
import { data } from 'react-router'
import { type ApiClient, apiContext, withParams } from '#page/api-client.ts'
import { longDay } from '#shared/format.ts'
import { volunteerPath } from '#shared/paths.ts'
import type { OwnEntry } from '#shared/shapes/volunteer.ts'
import { ownEntryWording } from '#shared/wording/volunteers.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { httpStatusOf, loadOne, throwIfFailed } from '../articles/load-result.ts'
import { FormResult } from '../form-result.tsx'
import { type Refusal, refusalOf } from '../form-values.ts'
import { PageHead } from '../page-head.tsx'
import { PublicForm, SendButton } from '../public-form.tsx'
import { resultFocus } from '../result-focus.ts'
import type { Route } from './+types/own-entry'
import { EntryFields } from './entry-form.tsx'
import { bodyOfEntry, readEntryForm, refusalOfEntry, type SentEntry, typedFrom } from './send-entry.ts'
import styles from './volunteer.module.css'

export const headers = () => ({ 'X-Robots-Tag': 'noindex' })

type Opened = { volunteer: OwnEntry; roles: string[] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const entries = context.get(apiContext)['volunteer-entries']
  const asked = throwIfFailed(await loadOne(() => entries[':token'].$get(withParams(params))))
  return data(asked, httpStatusOf(asked))
}

type Done = SentEntry & { isDeleted?: true }

/** Saves or deletes, depending on the pressed button. */
const change = async (api: ApiClient, request: Request, token: string): Promise<Done> => {
  const { typed, field } = await readEntryForm(request)
  const call = api['volunteer-entries'][':token']
  const entry = withParams({ token })
  if (field('intent') !== 'delete')
    return { typed, refusal: await refusalOfEntry(() => call.$patch({ ...entry, json: bodyOfEntry(typed) })) }
  const refusal = await refusalOf(() => call.$delete(entry))
  return { typed, refusal, ...(!refusal && { isDeleted: true }) }
}

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const done = await change(context.get(apiContext), request, params.token)
  return data(done, { status: done.refusal?.status ?? 200 })
}

export default function OwnEntryPage({ loaderData: asked, actionData: done }: Route.ComponentProps) {
  if (done?.isDeleted) return <Instead of={done} title={ownEntryWording.deleted} lead={ownEntryWording.deletedLead} />
  if (asked.is === 'missing') return <Instead title={ownEntryWording.missing} lead={ownEntryWording.missingLead} />
  return (
    <section className={`container page ${styles.page}`}>
      <PageHead title={ownEntryWording.title} />
      <h1>{ownEntryWording.title}</h1>
      <p className="lead">{ownEntryWording.lead}</p>
      <EntryForm {...asked} done={done} />
      <Disclosure summary={ownEntryWording.deleteTitle}>
        <p>{ownEntryWording.deleteAbout}</p>
        <PublicForm name="delete" failed={ownEntryWording.failed}>
          <input type="hidden" name="intent" value="delete" />
          <SendButton variant="danger">{ownEntryWording.deleteButton}</SendButton>
        </PublicForm>
      </Disclosure>
    </section>
  )
}

const EntryForm = ({ volunteer, roles, done }: Opened & { done: Done | undefined }) => {
  const refusal: Refusal | undefined = done?.refusal
  return (
    <>
      <PublicForm
        name="entry"
        className="stack-6"
        failed={ownEntryWording.failed}
        result={done && <FormResult refusal={refusal} done={ownEntryWording.saved} failed={ownEntryWording.failed} />}
      >
        <EntryFields
          roles={roles.map((name) => ({ name }))}
          typed={refusal ? done?.typed : typedFrom(volunteer)}
          errors={refusal?.errors}
        />
        <p>
          <SendButton>{ownEntryWording.save}</SendButton>
        </p>
      </PublicForm>
      <p>{ownEntryWording.kept(longDay(volunteer.endsAt))}</p>
      <p>{ownEntryWording.also}</p>
    </>
  )
}

const Instead = ({ of: done, title, lead }: { of?: object; title: string; lead: string }) => (
  <section className={`container page ${styles.page}`}>
    <PageHead title={title} />
    <h1 {...resultFocus(done)}>{title}</h1>
    <p className="lead">{lead}</p>
    <p>
      <ButtonLink variant="outline" to={volunteerPath}>
        {ownEntryWording.again}
      </ButtonLink>
    </p>
  </section>
)

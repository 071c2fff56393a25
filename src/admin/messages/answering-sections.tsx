import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import type { AnsweringSettings, OwnAnswering } from '#shared/shapes/message-answering.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import { type ActionResult, hasSucceeded } from '../intents.ts'
import { Section } from '../section.tsx'
import styles from './answering.module.css'

/** For whoever is signed in alone. */
export const OwnSection = ({ own }: { own: OwnAnswering }) => {
  const fetcher = useFetcher<ActionResult>()
  return (
    <Section title="For you">
      <Came fetcher={fetcher} />
      <IntentForm Form={fetcher.Form} intent="own">
        <label className={styles.tick}>
          <input type="checkbox" name="wantsNotices" defaultChecked={own.wantsNotices} />
          <span>Write to me when a message arrives</span>
        </label>
        <p className={styles.hint}>
          At most one mail in {limits.noticeMinutes} minutes. It never holds what was written, or by whom.
        </p>
        <TextArea
          label="Your signature"
          name="signature"
          rows={3}
          maxLength={limits.signature}
          defaultValue={own.signature}
          hint="Stands under your answers. Without one: that of the organisation."
          error={fetcher.data?.failure?.errors.signature}
        />
        <Button isBusy={fetcher.state !== 'idle'}>Save for you</Button>
      </IntentForm>
    </Section>
  )
}

export const OrganisationSection = ({ settings: { organisation, goesTo } }: { settings: AnsweringSettings }) => {
  const fetcher = useFetcher<ActionResult>()
  const errors = fetcher.data?.failure?.errors
  return (
    <Section title="For everybody">
      <Came fetcher={fetcher} />
      <IntentForm Form={fetcher.Form} intent="organisation">
        <Field
          label="Where people answer to"
          name="replyTo"
          type="email"
          defaultValue={organisation.replyTo}
          maxLength={limits.email}
          hint={
            goesTo
              ? `A mailbox that somebody reads. Now: ${goesTo}.`
              : 'A mailbox that somebody reads. None is known yet, neither here nor on the contact page.'
          }
          error={errors?.replyTo}
        />
        <TextArea
          label="Signature of the organisation"
          name="signature"
          rows={3}
          maxLength={limits.signature}
          defaultValue={organisation.signature}
          error={errors?.signature}
        />
        <Button isBusy={fetcher.state !== 'idle'}>Save for everybody</Button>
      </IntentForm>
    </Section>
  )
}

const Came = ({ fetcher: { data, state } }: { fetcher: { data: ActionResult | undefined; state: string } }) => (
  <>
    {hasSucceeded({ data, state }) && <Alert kind="success">Saved.</Alert>}
    <FailureAlert failure={data?.failure} fields={['signature', 'replyTo']} />
  </>
)

/**
 * The page of the settings for replies: email signature, reply address, notices of new messages, and saved replies.
 */

import { useFetcher } from 'react-router'
import recordStyles from '#admin/record.module.css'
import { withId } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import { messagesPath } from '#shared/paths.ts'
import type { OwnReplySettings, ReplySettings, SavedReply } from '#shared/shapes/reply-settings.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field, fieldsOf, TextArea } from '#ui/field.tsx'
import { PushSection } from '../account/push-section.tsx'
import { adminApi, bodyOf, doneOf, type Failure, isFailure } from '../api.ts'
import { ConfirmFields, FailureAlert, IntentForm, SubmitButton, SuccessNote } from '../intent-form.tsx'
import { type ActionResult, actionOf, defineIntents, hasSucceeded, type IntentInput, withToast } from '../intents.ts'
import { useCan } from '../own-account.ts'
import { LoadedPage, Section } from '../page-heading.tsx'
import type { Route } from './+types/reply-settings'
import { SavedReplies } from './saved-replies.tsx'
import { openTestNotice, TestNotice } from './test-notice.tsx'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  await openTestNotice(request)
  return findReplySettings(request)
}

const back = { to: messagesPath, text: 'Back to messages' }

export default function ReplySettingsPage({ loaderData: replySettings }: Route.ComponentProps) {
  const maySetAddress = useCan('site.write')
  return (
    <LoadedPage title="Reply settings" back={back} loaded={replySettings}>
      {(replySettings) => (
        <div className={recordStyles.thread}>
          <OwnSection own={replySettings.settings.own} />
          <PushSection />
          <TestNotice />
          {maySetAddress && <OrganisationSection settings={replySettings.settings} />}
          <SavedReplies replies={replySettings.savedReplies} />
        </div>
      )}
    </LoadedPage>
  )
}

/** Settings of the signed-in user. */
const OwnSection = ({ own }: { own: OwnReplySettings }) => {
  const fetcher = useFetcher<ActionResult>()
  const field = fieldsOf(fetcher.data?.failure?.errors, own)
  return (
    <Section title="For you">
      <IntentForm fetcher={fetcher} intent="own">
        <Checkbox name="wantsNotices" defaultChecked={own.wantsNotices}>
          Email me when a message arrives
        </Checkbox>
        <p className="soft">
          At most one email in {limits.noticeMinutes} minutes, but at once for what may be an emergency. It never
          contains the message or its sender.
        </p>
        <TextArea
          label="Your signature"
          {...field('signature')}
          rows={3}
          maxLength={limits.signature}
          hint="Appears under your replies. Without one, the organisation’s is used."
        />
        <SubmitButton fetcher={fetcher}>Save my settings</SubmitButton>
        <SaveResult fetcher={fetcher} />
      </IntentForm>
    </Section>
  )
}

const OrganisationSection = ({ settings: { organisation, goesTo } }: { settings: ReplySettings }) => {
  const fetcher = useFetcher<ActionResult>()
  const failure = fetcher.data?.failure
  const theirs = ({ organisation }: Pick<ReplySettings, 'organisation'>) => (
    <OrganisationFields {...{ organisation, goesTo }} errors={undefined} />
  )
  return (
    <Section title="For everyone">
      <IntentForm
        fetcher={fetcher}
        intent="organisation"
        fields={{ version: organisation.version ?? '' }}
        conflict={{ what: 'page', theirs }}
      >
        <OrganisationFields {...{ organisation, goesTo }} errors={failure?.errors} />
        <ConfirmFields failure={failure} />
        <SubmitButton fetcher={fetcher}>Save for everyone</SubmitButton>
        <SaveResult fetcher={fetcher} />
      </IntentForm>
    </Section>
  )
}

type OrganisationProps = Pick<ReplySettings, 'organisation' | 'goesTo'> & { errors: Record<string, string> | undefined }

const OrganisationFields = ({ organisation, goesTo, errors }: OrganisationProps) => {
  const field = fieldsOf(errors, organisation)
  return (
    <>
      <Field
        label="Reply-to address"
        {...field('replyTo')}
        type="email"
        maxLength={limits.email}
        hint={mailboxHint(goesTo)}
      />
      <Field
        label="Days until a reply, at most"
        {...field('replyDays')}
        type="number"
        min={0}
        max={limits.replyDays}
        defaultValue={organisation.replyDays || ''}
        hint="The contact form tells senders this number. Leave it empty to promise none."
      />
      <TextArea label="The organisation’s signature" {...field('signature')} rows={3} maxLength={limits.signature} />
    </>
  )
}

const mailboxHint = (goesTo: ReplySettings['goesTo']) =>
  goesTo
    ? `A mailbox that is read regularly. Currently ${goesTo}.`
    : 'A mailbox that is read regularly. None is set yet, neither here nor on the contact page.'

const SaveResult = ({ fetcher: { data, state } }: { fetcher: { data: ActionResult | undefined; state: string } }) => (
  <>
    <SuccessNote isShown={hasSucceeded({ data, state })}>Saved.</SuccessNote>
    <FailureAlert failure={data?.failure} fields={['signature', 'replyTo', 'replyDays']} />
  </>
)

/** The API calls for the signature and the saved replies. */
type ReplySettingsPageData = { settings: ReplySettings; savedReplies: SavedReply[] }

const findReplySettings = async (request: Request): Promise<ReplySettingsPageData | Failure> => {
  const api = adminApi(request)
  const [settings, saved] = await Promise.all([
    bodyOf(() => api['reply-settings'].$get()),
    bodyOf(() => api['saved-replies'].$get()),
  ])
  if (isFailure(settings)) return settings
  return isFailure(saved) ? saved : { settings, savedReplies: saved.savedReplies }
}

const textsIn = (text: IntentInput['text']) => ({ title: text('title'), text: text('text') })

const runReplySettingsIntent = defineIntents({
  own: ({ api, text }) =>
    bodyOf(() =>
      api['reply-settings'].own.$put({
        json: { signature: text('signature'), wantsNotices: text('wantsNotices') === 'on' },
      }),
    ),
  testNotice: ({ api }) => doneOf(() => api['reply-settings']['test-notice'].$post()),
  organisation: ({ api, text }) =>
    bodyOf(() =>
      api['reply-settings'].$put({
        json: {
          signature: text('signature'),
          replyTo: text('replyTo'),
          replyDays: Number(text('replyDays')),
          version: text('version'),
        },
      }),
    ),
  add: ({ api, text }) => bodyOf(() => api['saved-replies'].$post({ json: textsIn(text) })),
  change: ({ api, id, text }) =>
    bodyOf(() =>
      api['saved-replies'][':id'].$put({ ...withId(id), json: { ...textsIn(text), version: text('version') } }),
    ),
  delete: withToast(({ api, id }) => bodyOf(() => api['saved-replies'][':id'].$delete(withId(id))), 'Deleted.'),
})

export const clientAction = actionOf(runReplySettingsIntent)

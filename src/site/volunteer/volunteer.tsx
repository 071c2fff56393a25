/**
 * The page for people who want to help: what they can do, the form, and, after sending, the link to their own entry.
 */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { volunteering } from '#shared/content/volunteering.ts'
import { privacyPath, volunteerPath } from '#shared/paths.ts'
import { shareLinks } from '#shared/share-links.ts'
import { privacyLinkText } from '#shared/wording/forms.ts'
import { volunteerWording } from '#shared/wording/volunteers.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonClass } from '#ui/button.tsx'
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx'
import { stampOf } from '../bot-check/stamp.ts'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { PublicForm, SendButton } from '../public-form.tsx'
import { resultFocus } from '../result-focus.ts'
import { CopyText } from '../sharing/copy-text.tsx'
import { useSiteContent } from '../site-content.ts'
import type { Route } from './+types/volunteer'
import { EntryFields } from './entry-form.tsx'
import { type SentEntry, sendEntry } from './send-entry.ts'
import styles from './volunteer.module.css'

export const loader = async ({ context }: Route.LoaderArgs) => ({ stamp: await stampOf(context.get(apiContext)) })

/** The response contains the person's own link. */
const noStore = { 'Cache-Control': 'no-store' }

export const action = async ({ context, request }: Route.ActionArgs) => {
  const sent = await sendEntry(context.get(apiContext), request)
  return data(sent, { status: sent.refusal?.status ?? 200, headers: noStore })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function OfferToHelp({ actionData: sent, loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={volunteerWording.title} description={volunteerWording.description} path={volunteerPath} />
      <PageTop title={volunteerWording.title} lead={!sent?.link && volunteerWording.lead} isArtOnlyWide />
      <div className={`container page ${styles.page}`}>
        {sent?.link ? <Thanks sent={sent} link={sent.link} /> : <OfferForm sent={sent} stamp={loaderData.stamp} />}
      </div>
    </>
  )
}

const OfferForm = ({ sent, stamp }: { sent: SentEntry | undefined; stamp: string }) => {
  const { roles } = useSiteContent('volunteering', volunteering)
  return (
    <PublicForm
      name="volunteer"
      className="stack-6"
      action={volunteerPath}
      failed={volunteerWording.failed}
      refusal={sent?.refusal}
    >
      <EntryFields roles={roles} typed={sent?.typed} errors={sent?.refusal?.errors} />
      <p className={styles.small}>
        {volunteerWording.agreement} <a href={`${privacyPath}#volunteers`}>{privacyLinkText}</a>
      </p>
      <BotCheckFields stamp={stamp} />
      <p>
        <SendButton>{volunteerWording.send}</SendButton>
      </p>
    </PublicForm>
  )
}

/** The next steps, and the person's own link, which is shown only here. */
const Thanks = ({ sent, link }: { sent: SentEntry; link: string }) => {
  const { typed, sendsEmail } = sent
  const { email, phone, adult } = typed
  return (
    <>
      <div {...resultFocus(sent)}>
        <Alert kind="success">{volunteerWording.sent}</Alert>
      </div>
      <h2>{volunteerWording.next}</h2>
      <ul>
        <li>{volunteerWording.nextPerson}</li>
        {email && sendsEmail && <li>{volunteerWording.nextByEmail(email)}</li>}
        {!(email && sendsEmail) && phone && <li>{volunteerWording.nextByPhone(phone)}</li>}
        {adult === 'no' && <li>{volunteerWording.nextParent}</li>}
      </ul>
      <h2>{volunteerWording.ownTitle}</h2>
      <p>{volunteerWording.ownAbout}</p>
      <p>
        <a href={link} rel="noreferrer" translate="no">
          {link}
        </a>
      </p>
      <CopyText text={link} label={volunteerWording.ownCopy}>
        <a
          className={buttonClass('outline')}
          href={shareLinks(volunteerWording.ownTitle, link)[0].href}
          rel="noopener noreferrer"
        >
          {volunteerWording.ownWhatsApp}
        </a>
      </CopyText>
      <p>
        {volunteerWording.ownWarning} {email && sendsEmail && volunteerWording.ownByEmail(email)}
      </p>
    </>
  )
}

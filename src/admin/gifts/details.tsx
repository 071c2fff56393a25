/** The giving details (how to send donations): the public ones, the proposed ones, and the form of a new proposal. */

import { useFetcher } from 'react-router'
import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { givePath, manageGiftsPath } from '#shared/paths.ts'
import type { GivingDetails, GivingVersion } from '#shared/shapes/giving.ts'
import { money } from '#shared/wording/giving.ts'
import { Field, fieldsOf, TextArea } from '#ui/field.tsx'
import { Folded } from '../folded.tsx'
import { ConfirmFields, FailureAlert, IntentButton, IntentForm, SubmitButton } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { Moment, momentOf } from '../moment.tsx'
import { LoadedPage, Section } from '../page-heading.tsx'
import type { Route } from './+types/details'
import { type DetailField, type GivingResult, loadVersions, runGivingIntent } from './calls.ts'
import styles from './details.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadVersions(request)

export const clientAction = actionOf(runGivingIntent)

const back = { to: manageGiftsPath, text: 'Back to gifts' }

export default function GivingDetailsPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <LoadedPage title="Giving details" back={back} loaded={loaded}>
      {(loaded) => <Loaded versions={loaded.versions} />}
    </LoadedPage>
  )
}

const Loaded = ({ versions }: { versions: GivingVersion[] }) => {
  const current = versions.find(({ state }) => state === 'current')
  const waiting = versions.find(({ state }) => state === 'waiting')
  const past = versions.filter((version) => version !== current && version !== waiting)
  return (
    <div className="stack-4">
      {waiting && <Waiting version={waiting} shown={current?.details} />}
      <Section title="On the website">
        {current ? <Current version={current} /> : <p>None: the website does not say how to give money.</p>}
      </Section>
      {!waiting && (
        <Section title="Propose new details">
          <Rule />
          <ProposalForm key={current?._id} details={current?.details} />
        </Section>
      )}
      {past.length > 0 && <Past versions={past} />}
    </div>
  )
}

const Rule = () => (
  <p>
    {`The website shows them when another administrator has approved them, or after ${limits.givingWaitHours} hours. Every administrator gets an email at once, and can withdraw the proposal.`}
  </p>
)

type WaitingProps = { version: GivingVersion; shown: GivingDetails | undefined }

const Waiting = ({ version, shown }: WaitingProps) => (
  <Section title="Proposal">
    <p id="proposal">
      {version.proposedBy ?? 'A former administrator'} proposed this on <Moment at={version.proposedAt} />.{' '}
      {version.effectiveAt && (
        <>
          The website shows it from <Moment at={version.effectiveAt} /> if nobody withdraws it.
        </>
      )}
    </p>
    <p>
      {version.emailed > 0
        ? `Administrators emailed: ${version.emailed}.`
        : 'Nobody was emailed, because this site has no email account. Tell the other administrators yourself.'}
    </p>
    <DetailsList details={version.details} shown={shown} />
    <p>Check each number against a bank statement or the phone itself, never against a message.</p>
    {version.hold && (
      <p>
        {version.hold.reason} That is on <Moment at={version.hold.until} />.
      </p>
    )}
    {version.mayApprove && (
      <IntentButton intent="approve" fields={{ id: version._id }} variant="filled">
        Approve
      </IntentButton>
    )}
    <IntentButton intent="withdraw" fields={{ id: version._id }} variant="danger">
      Withdraw
    </IntentButton>
  </Section>
)

const Current = ({ version }: { version: GivingVersion }) => (
  <>
    <p>
      Since {version.effectiveAt && <Moment at={version.effectiveAt} />}, proposed by{' '}
      {version.proposedBy ?? 'a former administrator'}
      {version.approvedBy
        ? `, approved by ${version.approvedBy}`
        : `, without approval, after ${limits.givingWaitHours} hours`}
      . <a href={givePath}>Open the page</a>
    </p>
    <DetailsList details={version.details} />
    <IntentButton intent="withdraw" fields={{ id: version._id }} variant="danger">
      Stop showing these details
    </IntentButton>
  </>
)

const names: Record<DetailField, string> = {
  network: 'Network',
  number: 'Mobile money number',
  phoneName: 'Name that the phone must show',
  merchantCode: 'Merchant code',
  bank: 'Bank',
  branch: 'Branch',
  accountName: 'Account name',
  accountNumber: 'Account number',
  amounts: 'What an amount buys',
}

type ListProps = { details: GivingDetails; shown?: GivingDetails | undefined }

/** Beside a changed detail, the value on the website, so that the person who approves sees the change. */
const DetailsList = ({ details, shown = details }: ListProps) => (
  <dl className={`facts stack-4 ${styles.details}`}>
    {keysOf(names)
      .filter((field) => details[field] || shown[field])
      .map((field) => (
        <div key={field} data-changed={details[field] !== shown[field] || undefined}>
          <dt>{names[field]}</dt>
          <dd>{details[field] || 'None'}</dd>
          {details[field] !== shown[field] && <dd>The website shows: {shown[field] || 'none'}</dd>}
        </div>
      ))}
  </dl>
)

const ProposalForm = ({ details }: { details: GivingDetails | undefined }) => {
  const fetcher = useFetcher<GivingResult>()
  const stored = fieldsOf(fetcher.data?.failure?.errors, details)
  const field = (name: DetailField) => ({ label: names[name], ...stored(name) })
  return (
    <IntentForm fetcher={fetcher} intent="propose">
      <Field {...field('network')} maxLength={limits.givingLine} />
      <Field {...field('number')} inputMode="tel" autoComplete="off" />
      <Field
        {...field('phoneName')}
        maxLength={limits.givingLine}
        hint="As givers see it on the phone before they confirm."
      />
      <Field {...field('merchantCode')} inputMode="numeric" autoComplete="off" />
      <Field {...field('bank')} maxLength={limits.givingLine} />
      <Field {...field('branch')} maxLength={limits.givingLine} />
      <Field {...field('accountName')} maxLength={limits.givingLine} autoComplete="off" />
      <Field {...field('accountNumber')} inputMode="numeric" autoComplete="off" />
      <TextArea
        {...field('amounts')}
        rows={4}
        hint={`Only if it is true, such as what ${money(5_000)} pays for. You can leave this empty.`}
      />
      <ConfirmFields failure={fetcher.data?.failure} />
      <FailureAlert failure={fetcher.data?.failure} fields={Object.keys(names)} />
      <p>
        <SubmitButton fetcher={fetcher}>Propose these details</SubmitButton>
      </p>
    </IntentForm>
  )
}

const pastTexts: Record<string, string> = {
  earlier: 'Replaced',
  withdrawn: 'Withdrawn before it was shown',
  stopped: 'Taken off the website',
}

const Past = ({ versions }: { versions: GivingVersion[] }) => (
  <Section title="Earlier versions">
    {versions.map((version) => (
      <Folded
        key={version._id}
        name={`${pastTexts[version.state]}: proposed by ${version.proposedBy ?? 'a former administrator'}`}
        value={momentOf(version.proposedAt)}
      >
        <DetailsList details={version.details} />
      </Folded>
    ))}
  </Section>
)

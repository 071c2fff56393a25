/**
 * The page of the user's own account (profile): name, colours, and the devices that are signed in.
 * `password-section.tsx`, `passkeys.tsx` and `second-step.tsx` are its other sections.
 */

import { useState } from 'react'
import { useFetcher } from 'react-router'
import { displayNameOf } from '#shared/display-name.ts'
import { jobsInWords } from '#shared/job-names.ts'
import { limits } from '#shared/limits.ts'
import { can } from '#shared/permissions.ts'
import type { Account, OwnSession } from '#shared/shapes/account.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field, fieldsOf, Select } from '#ui/field.tsx'
import { isFailure } from '../api.ts'
import { FoldedSection, FoldedSections } from '../folded.tsx'
import { ConfirmFields, IntentButton, IntentForm, SubmitButton, SuccessNote } from '../intent-form.tsx'
import { actionOf, hasSucceeded } from '../intents.ts'
import { Moment } from '../moment.tsx'
import { FailedPage, PageHeading, Section } from '../page-heading.tsx'
import { savedTheme, saveTheme, themes } from '../theme.ts'
import type { Route } from './+types/account'
import styles from './account.module.css'
import { type AccountResult, ownAffairs, runAccountIntent } from './calls.ts'
import { Passkeys } from './passkeys.tsx'
import { PasswordSection } from './password-section.tsx'
import { FoldedPushSection } from './push-section.tsx'
import { SecondStep } from './second-step.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ownAffairs(request)

export const clientAction = actionOf(runAccountIntent)

const title = 'Your account'

export default function AccountPage({ loaderData: own }: Route.ComponentProps) {
  if (isFailure(own)) return <FailedPage title={title} failure={own} />
  const { account, sessions, passkeys } = own
  return (
    <>
      <PageHeading title={title}>
        {!account.name && (
          <p>What is your name? Enter it under Name: colleagues and readers then see it instead of your address.</p>
        )}
        <p className={styles.who}>
          {account.email}, {jobsInWords(account.jobs)}
        </p>
      </PageHeading>
      <div className={styles.sections}>
        <Section title="Signing in">
          <FoldedSections>
            <SecondStep account={account} />
            {!account.mustSetUpSecondFactor && (
              <>
                <AddressSection email={account.email} />
                <PasswordSection email={account.email} />
                <Passkeys passkeys={passkeys} />
                <Sessions sessions={sessions} />
              </>
            )}
          </FoldedSections>
        </Section>
        {!account.mustSetUpSecondFactor && <OwnWishes account={account} />}
      </div>
    </>
  )
}

const OwnWishes = ({ account }: { account: Account }) => (
  <Section title="You and this device">
    <FoldedSections>
      <NameSection name={account.name} email={account.email} />
      {can(account, 'articles.write') && <WeeklyEmail isWanted={account.wantsWeeklyEmail} />}
      <FoldedPushSection />
      <Colours />
    </FoldedSections>
  </Section>
)

const NameSection = ({ name, email }: { name: string | undefined; email: string }) => {
  const fetcher = useFetcher<AccountResult>()
  const { failure } = fetcher.data ?? {}
  const isDone = hasSucceeded(fetcher)
  const field = fieldsOf(failure?.errors, { name })
  return (
    <FoldedSection title="Name" value={name ?? 'None yet'}>
      <IntentForm fetcher={fetcher} intent="changeName" errorsOf={['name']}>
        <Field
          label="The name that colleagues see"
          {...field('name')}
          autoComplete="name"
          maxLength={limits.name}
          hint={`Shown beside what you write. Without a name, they see ${displayNameOf({ email })}.`}
        />
        <SubmitButton fetcher={fetcher}>Save name</SubmitButton>
        <SuccessNote isShown={isDone}>Your name was changed.</SuccessNote>
      </IntentForm>
    </FoldedSection>
  )
}

const WeeklyEmail = ({ isWanted }: { isWanted: boolean }) => {
  const fetcher = useFetcher<AccountResult>()
  return (
    <FoldedSection title="Weekly email" value={isWanted ? 'On' : 'Off'}>
      <IntentForm fetcher={fetcher} intent="chooseWeeklyEmail" errorsOf={[]}>
        <Checkbox name="isWanted" defaultChecked={isWanted}>
          Email me once a week what is still open in published articles
        </Checkbox>
        <p className="soft">Pictures without a description or an answer about the people, facts without a source.</p>
        <SubmitButton fetcher={fetcher}>Save</SubmitButton>
        <SuccessNote isShown={hasSucceeded(fetcher)}>Saved.</SuccessNote>
      </IntentForm>
    </FoldedSection>
  )
}

const Colours = () => {
  const [theme, setTheme] = useState(savedTheme)
  const choose = (chosen: string) => {
    saveTheme(chosen)
    setTheme(chosen)
  }
  return (
    <FoldedSection title="Colours" value={themes[theme] ?? ''}>
      <Select label="Light or dark" value={theme} onChange={({ target }) => choose(target.value)} options={themes} />
    </FoldedSection>
  )
}

const Sessions = ({ sessions }: { sessions: OwnSession[] }) => (
  <FoldedSection title="Where you are signed in" value={devicesInWords(sessions.length)}>
    <ul className={styles.sessions}>
      {sessions.map((session) => (
        <SessionRow key={session._id} session={session} />
      ))}
    </ul>
    {sessions.length > 1 && <IntentButton intent="endOthers">Sign out of all other devices</IntentButton>}
  </FoldedSection>
)

const devicesInWords = (count: number) => (count === 1 ? 'This device' : `${count} devices`)

const SessionRow = ({ session: { _id: id, device, createdAt, usedAt, isThis } }: { session: OwnSession }) => (
  <li>
    <p>
      <strong>{device || 'Unknown program'}</strong>
      {isThis && ' (this device)'}
      <span className={styles.when}>
        Since <Moment at={createdAt} />, last used <Moment at={usedAt} />
      </span>
    </p>
    {!isThis && (
      <IntentButton intent="endSession" fields={{ id }} about={device}>
        Sign out
      </IntentButton>
    )}
  </li>
)

/** The form that changes the address of the user's own account. */
const AddressSection = ({ email }: { email: string }) => {
  const fetcher = useFetcher<AccountResult>()
  const { failure } = fetcher.data ?? {}
  const field = fieldsOf(failure?.errors)
  return (
    <FoldedSection title="Email address" value={email}>
      <IntentForm fetcher={fetcher} intent="changeAddress" errorsOf={['email']}>
        <Field
          label="New email address"
          {...field('email')}
          type="email"
          autoComplete="email"
          required
          hint={`Both addresses get an email. The old one can undo the change for ${limits.addressUndoDays} days.`}
        />
        <ConfirmFields failure={failure} />
        <SubmitButton fetcher={fetcher}>Change address</SubmitButton>
        <SuccessNote isShown={hasSucceeded(fetcher)}>
          Your address was changed. Sign in with it from now on.
        </SuccessNote>
      </IntentForm>
    </FoldedSection>
  )
}

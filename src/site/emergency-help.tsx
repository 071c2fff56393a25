import type { ReactNode } from 'react'
import { emergencyNumber } from '#shared/country/country.ts'
import { telUrl } from '#shared/country/phone.ts'
import { healthCentreFirst } from '#shared/facts/care.ts'
import { helpPath } from '#shared/paths.ts'
import type { Danger } from '#shared/shapes/danger.ts'
import { kindWords, warningSigns } from '#shared/warning-signs.ts'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import styles from './emergency-help.module.css'

const emergencyLink = telUrl(emergencyNumber)

/** Shown with every sent message, because no list of words recognises every person in danger. */
export const HelpAfterMessage = ({ danger }: { danger?: Danger | undefined }) =>
  danger ? (
    <UrgentHelp danger={danger}>{danger === 'illness' && <SignList />}</UrgentHelp>
  ) : (
    <p className={styles.why}>
      {wording.contact.ifIll} <a href={helpPath}>{wording.contact.seeSigns}</a>, or{' '}
      <a href={emergencyLink}>call {emergencyNumber}</a>.
    </p>
  )

type UrgentProps = { danger: Danger | undefined; children?: ReactNode }

/** A person who does not want to live any more gets kind words alone: an alarm and a list of signs would not help. */
export const UrgentHelp = ({ danger, children }: UrgentProps) => (
  <>
    {(danger === 'suicide' || danger === 'both') && <KindWords />}
    {(danger === 'illness' || danger === 'both') && <CallNow>{children}</CallNow>}
  </>
)

export const EmergencyNumber = () => (
  <a href={emergencyLink} translate="no">
    {emergencyNumber}
  </a>
)

const [before, after] = kindWords.split(emergencyNumber)

const KindWords = () => (
  <p className={styles.kind} role="alert">
    {before}
    <EmergencyNumber />
    {after}
  </p>
)

/** For a visitor whose message suggests an emergency: the staff would read the message too late. */
const CallNow = ({ children }: { children?: ReactNode }) => (
  <Alert kind="failure">
    <p>{wording.contact.urgent}</p>
    <p>
      <a href={emergencyLink}>{wording.contact.call}</a>
    </p>
    <p>
      <a href={helpPath}>{wording.contact.help}</a>
    </p>
    {children}
  </Alert>
)

/** `isEmpty`: for a template, whose list `fill-signs.ts` takes from the help page, because it is 0.6 KB. */
export const SignList = ({ isEmpty = false }) => (
  <>
    <p>{healthCentreFirst.text}</p>
    <ul className={styles.signs}>{!isEmpty && warningSigns.map(({ sign }) => <li key={sign}>{sign}</li>)}</ul>
  </>
)

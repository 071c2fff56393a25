import type { ReactNode } from 'react'
import { helpPath } from '#shared/paths.ts'
import { farFromHospital, warningSigns } from '#shared/warning-signs.ts'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import styles from './form-result.module.css'

/** Shown with every sent message, because no list of words recognises every person in danger. */
export const HelpAfterMessage = ({ isUrgent }: { isUrgent: boolean | undefined }) =>
  isUrgent ? (
    <CallNow>
      <SignList />
    </CallNow>
  ) : (
    <p className={styles.why}>
      {wording.contact.ifIll} <a href={helpPath}>{wording.contact.seeSigns}</a>, or <a href="tel:112">call 112</a>.
    </p>
  )

/** For a visitor whose message suggests an emergency: the staff would read the message too late. */
export const CallNow = ({ children }: { children?: ReactNode }) => (
  <Alert kind="failure">
    <p>{wording.contact.urgent}</p>
    <p>
      <a href="tel:112">{wording.contact.call}</a>
    </p>
    <p>
      <a href={helpPath}>{wording.contact.help}</a>
    </p>
    {children}
  </Alert>
)

export const SignList = () => (
  <>
    <p>{farFromHospital.rule}</p>
    <ul className={styles.signs}>
      {warningSigns.map(({ sign }) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  </>
)

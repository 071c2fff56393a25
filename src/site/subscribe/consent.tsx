/** The consent text and the privacy notice beside forms. */
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { privacyLinkText } from '#shared/wording/forms.ts'
import { wording } from '#shared/wording.ts'
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx'
import { useSendsEmail } from '../site-content.ts'
import styles from './consent.module.css'

/** The text to which a subscriber consents, and the page on which the subscriber gives consent. */
export const Agreement = ({ stamp }: { stamp?: string | undefined }) => (
  <>
    <p className={styles.agreement}>{wording.subscribe.agreement(useSendsEmail())}</p>
    <PrivacyLine>We use your address only to send you our newsletter.</PrivacyLine>
    <input type="hidden" name="page" value={useLocation().pathname} />
    <BotCheckFields stamp={stamp} />
  </>
)

/** Beside every form that asks for personal data: who may use it, how the data is used, and where to read more. */
export const PrivacyLine = ({ children }: { children: string }) => (
  <p className={styles.agreement}>
    {`Under 18? Ask a parent or guardian first. ${children} `}
    <a href="/privacy">{privacyLinkText}</a>
  </p>
)

/** Shown after the confirmation message. */
export const NextStep = ({ children }: { children: ReactNode }) => <p className={styles.agreement}>{children}</p>

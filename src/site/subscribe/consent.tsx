import { useLocation } from 'react-router'
import { wording } from '#shared/wording.ts'
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx'
import styles from './consent.module.css'

/** The text to which a subscriber consents, and the page on which the subscriber gives consent. */
export const Agreement = ({ stamp }: { stamp?: string | undefined }) => (
  <>
    <p className={styles.agreement}>{wording.subscribe.agreement}</p>
    <input type="hidden" name="page" value={useLocation().pathname} />
    <BotCheckFields stamp={stamp} />
  </>
)

/** Shown after the confirmation message. */
export const NextStep = () => <p className={styles.agreement}>{wording.subscribe.next}</p>

import { useLocation } from 'react-router'
import { wording } from '#shared/wording.ts'
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx'
import styles from './consent.module.css'

/** What somebody agrees to who gives an address, and on which page. */
export const Agreement = ({ stamp }: { stamp?: string | undefined }) => (
  <>
    <p className={styles.agreement}>{wording.subscribe.agreement}</p>
    <input type="hidden" name="page" value={useLocation().pathname} />
    <BotCheckFields stamp={stamp} />
  </>
)

/** After the sentence that says it is done. */
export const NextStep = () => <p className={styles.agreement}>{wording.subscribe.next}</p>

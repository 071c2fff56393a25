import { thousands } from '#shared/format.ts'
import { Moment } from '../moment.tsx'
import { Deed } from './action-button.tsx'
import styles from './newsletters.module.css'

/** A newsletter that waits for its hour: until then nobody changes it. */
export const Hour = ({ sendAt, readers }: { sendAt: string; readers: number | undefined }) => (
  <div className={styles.ways}>
    <p>
      It goes out on <Moment at={sendAt} /> (Ghana time)
      {readers !== undefined && `, to ${thousands(readers)} readers as of now`}. Until then it stays as it is.
    </p>
    <Deed intent="pause" variant="outline">
      Not yet: make it a draft again
    </Deed>
  </div>
)

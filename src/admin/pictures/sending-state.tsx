import type { Told } from './send-picture.ts'
import styles from './sending-state.module.css'
import { sizeOf, stateOf } from './words.ts'

/** How far a picture is, in words and as a bar. Only the words that change seldom are read out. */
export const SendingState = ({ told, isAwaited = false }: { told: Told | undefined; isAwaited?: boolean }) => {
  const { bytes, sent } = told ?? { bytes: 1, sent: 0 }
  return (
    <div className={styles.state}>
      <p role="status">
        {told ? stateOf(told) : 'One moment'}
        {isAwaited && '. It is saved as soon as the picture is here.'}
      </p>
      <progress aria-label="How much of the picture is sent" max={bytes} value={sent} />
      {sent > 0 && (
        <p className={styles.figures}>
          {sizeOf(sent)} of {sizeOf(bytes)}
        </p>
      )}
    </div>
  )
}

import { useEffect, useRef } from 'react'
import styles from './form-check.module.css'

/**
 * What tells people from programs that fill in every field: one that nobody sees, and when the form was shown. `stamp`
 * is the server's word for it; a page that a script drew has none.
 */
export const FormCheck = ({ stamp = '' }: { stamp?: string | undefined }) => {
  const shownAt = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The scripts may come long after somebody began to write.
    const since = stamp ? performance.timeOrigin : Date.now()
    if (shownAt.current) shownAt.current.value = String(Math.round(since))
  }, [stamp])
  return (
    <div className={styles.unseen} aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="stamp" value={stamp} />
      <input ref={shownAt} type="hidden" name="shownAt" />
    </div>
  )
}

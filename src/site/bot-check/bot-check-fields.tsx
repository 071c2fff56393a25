/**
 * Spam protection without a CAPTCHA, the form's half: hidden fields for bots. `core/messages/bot-check.ts` judges them.
 */
import { useEffect, useRef } from 'react'

/**
 * The fields that tell people from bots: a honeypot, which only bots fill in (visually hidden, since bots skip fields
 * with `display: none`), and when the form was shown. `stamp` is the server's signed time; a page that the browser
 * rendered has none.
 */
export const BotCheckFields = ({ stamp = '' }: { stamp?: string | undefined }) => {
  const shownAt = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The page's scripts may start long after the visitor began to type.
    const since = stamp ? performance.timeOrigin : Date.now()
    if (shownAt.current) shownAt.current.value = String(Math.round(since))
  }, [stamp])
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="stamp" value={stamp} />
      <input ref={shownAt} type="hidden" name="shownAt" />
    </div>
  )
}

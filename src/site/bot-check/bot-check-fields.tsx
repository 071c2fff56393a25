/**
 * Spam protection without a CAPTCHA, the form's half: hidden fields for bots. `core/messages/bot-check.ts` judges them.
 */
import { useEffect, useRef, useState } from 'react'

/**
 * The fields that tell people from bots: a honeypot, which only bots fill in (visually hidden, since bots skip fields
 * with `display: none`), and when the form was shown. `stamp` is the server's signed time; a page that the browser
 * rendered has none.
 */
export const BotCheckFields = ({ stamp: current = '' }: { stamp?: string | undefined }) => {
  // The data of the page is loaded again after each attempt to send the form, and the form was shown before that.
  const [stamp] = useState(current)
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

/** The idempotency key from the data of the page, which has another one after each attempt to send the form. */
export const KeyField = ({ newest }: { newest: string }) => {
  const [key] = useState(newest)
  return <input type="hidden" name="key" value={key} />
}

/**
 * Spam protection without a CAPTCHA, the form's half; `core/messages/bot-check.ts` judges it. A honeypot, which only bots
 * fill in (visually hidden, since bots skip fields with `display: none`), and when the form was shown: `stamp` is the time
 * at which the server rendered it, signed, and `browser/forms.ts` fills in `shownAt`.
 */
export const BotCheckFields = ({ stamp }: { stamp?: string | undefined }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      Leave this empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
    {stamp && <input type="hidden" name="stamp" value={stamp} />}
    <input type="hidden" name="shownAt" />
  </div>
)

import { askPath } from '#shared/paths.ts'
import { askInvitation } from '#shared/wording/invitations.ts'

/** At the end of health pages and articles, where questions arise. */
export const AskLine = () => (
  <p className="no-print">
    {askInvitation.text} <a href={askPath}>{askInvitation.link}</a>
  </p>
)

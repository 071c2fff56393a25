import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'

/** For a visitor whose message suggests an emergency: the staff would read the message too late. */
export const UrgentHelp = () => (
  <Alert kind="failure">
    <p>{wording.contact.urgent}</p>
    <p>
      <a href="tel:112">{wording.contact.call}</a>
    </p>
    <p>
      <a href="/help">{wording.contact.help}</a>
    </p>
  </Alert>
)

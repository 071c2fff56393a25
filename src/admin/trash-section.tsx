/** The end of a record's page, which moves the record to the trash. */
import { limits } from '#shared/limits.ts'
import { IntentButton } from './intent-form.tsx'
import { Section } from './page-heading.tsx'

type Props = { id: string; what: string; consequence: string }

export const TrashSection = ({ id, what, consequence }: Props) => (
  <Section title="Delete">
    <p>
      {consequence} You can restore it from the trash for {limits.trashDays} days.
    </p>
    <IntentButton intent="remove" fields={{ id }} variant="danger">
      Delete this {what}
    </IntentButton>
  </Section>
)

/** Restores subscribers who bounced: those whom the mail server refused because of this site, or all. */

import { counted } from '#shared/format.ts'
import type { SubscriberState } from '#shared/subscriber-states.ts'
import { IntentButton } from '../intent-button.tsx'
import { focusToast } from '../toast-region.tsx'

type Props = { counts: Record<SubscriberState, number>; misjudged: number }

const people = (count: number) => counted(count, 'person', 'people')

export const RestoreBounced = ({ counts: { bounced }, misjudged }: Props) => (
  <>
    {misjudged > 0 && (
      <>
        <p>
          The stored reply of the mail server about {people(misjudged)} is a complaint about this site, or says that the
          mailbox was full. These people should get the newsletter again.
        </p>
        <IntentButton intent="restore" fields={{ which: 'misjudged' }} variant="filled" onDone={focusToast}>
          Restore these {people(misjudged)}
        </IntentButton>
      </>
    )}
    {bounced > misjudged && (
      <>
        <p>Whose mailbox is closed bounces again with the next newsletter. Nobody who unsubscribed comes back.</p>
        <IntentButton intent="restore" fields={{ which: 'all' }} onDone={focusToast}>
          Restore everybody who bounced ({people(bounced)})
        </IntentButton>
      </>
    )}
  </>
)

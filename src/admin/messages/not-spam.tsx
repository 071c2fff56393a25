import type { InboxMessage } from '#shared/shapes/message-thread.ts'
import { IntentButton } from '../intent-form.tsx'
import { messageFrom } from './message-from.ts'

export const NotSpam = ({ message }: { message: InboxMessage }) => (
  <IntentButton intent="notSpam" fields={{ id: message._id }}>
    <span>
      Not spam <span className="visually-hidden">: {messageFrom(message)}</span>
    </span>
  </IntentButton>
)

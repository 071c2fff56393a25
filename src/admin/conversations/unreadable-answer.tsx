/** The question before an email is sent whose answers would reach nobody, because no address for them is set. */
import { Link } from 'react-router'
import { replySettingsPath } from '#shared/paths.ts'
import type { ReplySettings } from '#shared/shapes/reply-settings.ts'
import { useCan } from '../own-account.ts'

export type Reachable = Pick<ReplySettings, 'goesTo'> | undefined

export const unreadableAnswer = (replySettings: Reachable) =>
  !replySettings || replySettings.goesTo
    ? undefined
    : {
        question: 'Send it, although nobody can read the answer?',
        button: 'Send anyway',
        children: <NobodyReadsAnswers />,
      }

export const NobodyReadsAnswers = () => (
  <p>
    The site has no reply-to address, so nobody receives an answer to this email.{' '}
    {useCan('site.write') ? (
      <Link to={replySettingsPath}>Set the address first</Link>
    ) : (
      'An administrator can set the address.'
    )}
  </p>
)

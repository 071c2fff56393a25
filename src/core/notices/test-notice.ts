/**
 * The test notice, which shows that notices reach a person: it has a link that works once, and opening it is recorded.
 */
import { replySettingsPath } from '#shared/paths.ts'
import { noticeTitles } from '#shared/push.ts'
import type { Database } from '../database/tables.ts'
import { plainEmail } from '../email/template.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { hashToken, newToken } from '../lib/tokens.ts'
import { queuePush } from '../push/push-queue.ts'
import type { User } from '../users/user-row.ts'
import type { NoticeDeps } from './notices.ts'

export const createTestNotices = ({ db, clock, outbox }: NoticeDeps & { db: Database }) => ({
  /** By email, and to the user's own devices. Throws Refused for a user who does not want notices. */
  send: ({ id, email: to }: User, addressOf: (path: string) => string) =>
    db.transaction().execute(async (trx) => {
      const token = newToken()
      const asked = await trx
        .updateTable('reply_preferences')
        .set({ test_token_hash: hashToken(token) })
        .where('user_id', '=', id)
        .where('wants_notices', '=', 1)
        .returning('user_id')
        .executeTakeFirst()
      if (!asked) throw new Refused({ wantsNotices: 'Turn on “Email me when a message arrives” first, and save it.' })
      const link = addressOf(`${replySettingsPath}?notice=${token}`)
      await outbox.queue(trx, testEmail(to, link), { isUrgent: true })
      await queuePush(trx, clock, { kind: 'test', link, to: { userId: id } })
    }),
  /** Throws NotFound for a link that was opened before, or belongs to an earlier test or another user. */
  open: async ({ id }: Pick<User, 'id'>, token: string) => {
    const opened = await db
      .updateTable('reply_preferences')
      .set({ test_token_hash: null, test_opened_at: clock().toISOString() })
      .where('user_id', '=', id)
      .where('test_token_hash', '=', hashToken(token))
      .returning('user_id')
      .executeTakeFirst()
    if (!opened) throw new NotFound('This link was used already, or it belongs to an earlier test or another person.')
  },
})

const testEmail = (to: string, link: string) => ({
  ...plainEmail({
    to,
    subject: noticeTitles.test,
    lines: [
      'You asked for this test. A notice of a message looks like this, and has a link to the message.',
      { text: 'Open this link, so that the site knows that notices reach you', link },
      'You may have to sign in. The link works once.',
    ],
  }),
  purpose: 'test notice',
  isSecret: true,
})

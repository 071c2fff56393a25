/** An email whose text is what stands above it: the lines that other mail servers look at. */
import type { Database } from '../database/open.ts'
import { compose, type Sender } from './compose.ts'
import type { Signing } from './dkim.ts'
import type { createQueue } from './queue.ts'
import { plainEmail } from './template.ts'

type Parts = { db: Database; queue: ReturnType<typeof createQueue>; from: Sender; signing: Signing | undefined }

const subject = 'Try: what stands above our letters'

/** Gives what stands above it, its signature too, which cannot stand in the text that it signs. */
export const queueTestEmail = async ({ db, queue, from, signing }: Parts, to: string) => {
  const id = await db.transaction().execute(async (trx) => {
    // What stands above an email tells who and when it is: it must be there before its lines can be written into it.
    const id = await queue.queue(trx, { ...plainEmail({ to, subject, lines: ['…'] }), purpose: 'a try' })
    const waiting = await readEmail(trx, id)
    const { text, html } = plainEmail({ to, subject, lines: linesOf(await above(waiting, from)) })
    await trx.updateTable('email_texts').set({ text, html }).where('id', '=', waiting.text_id).execute()
    return id
  })
  return above(await readEmail(db, id), from, signing)
}

const linesOf = (above: string) => [
  'This email left the site with these lines above it:',
  above,
  'Hold them against what your mail program shows as the source of this email: there, others have added what they found. If the site signs its emails, the signature stands there too (DKIM-Signature).',
]

const readEmail = (db: Database, id: string | undefined) =>
  db
    .selectFrom('emails')
    .innerJoin('email_texts', 'email_texts.id', 'emails.text_id')
    .select(['text_id', 'email', 'variables', 'message_id', 'emails.created_at', 'subject', 'text', 'html', 'headers'])
    .where('emails.id', '=', id ?? '')
    .executeTakeFirstOrThrow()

const above = async (...composed: Parameters<typeof compose>) => {
  const { message } = await compose(...composed)
  return message.toString('utf8').split('\r\n\r\n', 1)[0]?.replaceAll('\r\n', '\n') ?? ''
}

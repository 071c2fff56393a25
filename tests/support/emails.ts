/** Reads the emails in the outbox for one address. */
import type { Core } from '#core/organisation/core.ts'

export const emailsTo = async ({ outbox }: Pick<Core, 'outbox'>, email: string) => {
  const { found } = await outbox.list('waiting', 1, 100)
  return Promise.all(found.filter(({ to }) => to === email).map(({ _id }) => outbox.find(_id)))
}

/** The token of the link in the newest email to this address. */
export const tokenFor = async (core: Pick<Core, 'outbox'>, email: string) => {
  const [newest] = await emailsTo(core, email)
  return /#([\w-]{43})$/m.exec(newest?.text ?? '')?.[1] ?? ''
}

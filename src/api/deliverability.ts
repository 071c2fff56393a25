/** Deliverability: the DNS records that the domain needs, and a test email. */

import { OpenAPIHono, z } from '@hono/zod-openapi'
import { accountChangeNotice } from '#core/email/account-notices.ts'
import type { Core } from '#core/organisation/core.ts'
import { Deliverability } from '#shared/shapes/deliverability.ts'
import { EmailSettings, EmailSettingsChange } from '#shared/shapes/email-settings.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged } from './calls.ts'

const call = callsTagged('Outbox', 'outbox.write')

const find = call('get', '/', {
  needs: 'outbox.read',
  summary: 'List the DNS records that the domain needs so that mail servers accept our emails',
  gives: { 200: answer('The records', Deliverability) },
})
const tryOut = call('post', '/', {
  summary: 'Send yourself a test email that shows its headers',
  gives: { 200: answer('The recipient and the headers', z.object({ to: z.string(), headers: z.string() })) },
})

const settingsCalls = {
  find: call('get', '/account', {
    summary: 'Read the mail account, without its password',
    gives: { 200: answer('The account', EmailSettings) },
  }),
  change: call('put', '/account', {
    needsConfirmation: true,
    summary:
      'Change the mail account, after signing in to it as a check; SMTP_URL and MAIL_FROM win where they are set',
    description:
      'Requires `POST /auth/confirmation` first: the person who runs the mail server can read the links that give access to accounts. The site emails every administrator through the account that was used before.',
    takes: EmailSettingsChange,
    gives: { 200: answer('The account', EmailSettings) },
  }),
  remove: call('delete', '/account', {
    needsConfirmation: true,
    summary: 'Remove the mail account; emails then wait in the outbox',
    description:
      'Requires `POST /auth/confirmation` first. The site emails every administrator through this account before.',
    gives: { 200: answer('The account', EmailSettings) },
  }),
}

/** Only for administrators, because the account sends in the name of the organisation. */
const settingsRoutes = ({ outbox, privacyFacts }: Core, addressOf: AbsoluteUrl) => {
  const tell = (change: string) => outbox.tellAdministrators(accountChangeNotice(change, addressOf))
  return new OpenAPIHono<ApiEnv>()
    .openapi(settingsCalls.find, async (c) => c.json(await outbox.accountSettings.find(), 200))
    .openapi(settingsCalls.change, async (c) => {
      const changed = await outbox.accountSettings.change(c.req.valid('json'), tell)
      await privacyFacts.noteChange()
      return c.json(changed, 200)
    })
    .openapi(settingsCalls.remove, async (c) => {
      const changed = await outbox.accountSettings.remove(tell)
      await privacyFacts.noteChange()
      return c.json(changed, 200)
    })
}

export const deliverabilityRoutes = (core: Core, addressOf: AbsoluteUrl) => {
  const { outbox } = core
  return new OpenAPIHono<ApiEnv>()
    .route('/', settingsRoutes(core, addressOf))
    .openapi(find, async (c) => c.json(await outbox.deliverability(), 200))
    .openapi(tryOut, async (c) => {
      const { email: to } = c.get('user')
      return c.json({ to, headers: await outbox.sendTestEmail(to) }, 200)
    })
}

/** Deliverability: the DNS records that the domain needs, and a test email. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { Deliverability } from '#shared/shapes/deliverability.ts'
import { EmailSettings, EmailSettingsChange } from '#shared/shapes/email-settings.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { answer, jsonBody, refusals, signedIn } from './calls.ts'
import { mustBeAllowed, mustBeConfirmed } from './guard.ts'

const shared = { path: '/' as const, tags: ['Outbox'], ...signedIn }

const find = createRoute({
  method: 'get',
  ...shared,
  summary: 'List the DNS records that the domain needs so that mail servers accept our emails',
  responses: { 200: answer('The records', Deliverability), ...refusals(401, 403) },
})
const tryOut = createRoute({
  method: 'post',
  ...shared,
  summary: 'Send yourself a test email that shows its headers',
  responses: {
    200: answer('The recipient and the headers', z.object({ to: z.string(), headers: z.string() })),
    ...refusals(401, 403),
  },
})

const settingsCalls = {
  find: createRoute({
    method: 'get',
    path: '/account',
    tags: shared.tags,
    ...signedIn,
    summary: 'Read the mail account, without its password',
    responses: { 200: answer('The account', EmailSettings), ...refusals(401, 403) },
  }),
  change: createRoute({
    method: 'put',
    path: '/account',
    tags: shared.tags,
    ...signedIn,
    summary:
      'Change the mail account, after signing in to it as a check; SMTP_URL and MAIL_FROM win where they are set',
    description:
      'Requires `POST /auth/confirmation` first: the person who runs the mail server can read the links that give access to accounts. The site emails every administrator through the account that was used before.',
    request: jsonBody(EmailSettingsChange),
    responses: { 200: answer('The account', EmailSettings), ...refusals(400, 401, 403, 413, 415, 422) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/account',
    tags: shared.tags,
    ...signedIn,
    summary: 'Remove the mail account; emails then wait in the outbox',
    description:
      'Requires `POST /auth/confirmation` first. The site emails every administrator through this account before.',
    responses: { 200: answer('The account', EmailSettings), ...refusals(401, 403) },
  }),
}

/** Only for administrators, because the account sends in the name of the organisation. */
const settingsRoutes = ({ outbox, privacyFacts }: Core, addressOf: AbsoluteUrl) => {
  const tell = (change: string) => outbox.tellAdministrators(change, addressOf)
  return new OpenAPIHono<ApiEnv>()
    .openapi(settingsCalls.find, async (c) => {
      mustBeAllowed(c, 'outbox.write')
      return c.json(await outbox.accountSettings.find(), 200)
    })
    .openapi(settingsCalls.change, async (c) => {
      mustBeAllowed(c, 'outbox.write')
      mustBeConfirmed(c)
      const changed = await outbox.accountSettings.change(c.req.valid('json'), tell)
      await privacyFacts.noteChange()
      return c.json(changed, 200)
    })
    .openapi(settingsCalls.remove, async (c) => {
      mustBeAllowed(c, 'outbox.write')
      mustBeConfirmed(c)
      const changed = await outbox.accountSettings.remove(tell)
      await privacyFacts.noteChange()
      return c.json(changed, 200)
    })
}

export const deliverabilityRoutes = (core: Core, addressOf: AbsoluteUrl) => {
  const { outbox } = core
  return new OpenAPIHono<ApiEnv>()
    .route('/', settingsRoutes(core, addressOf))
    .openapi(find, async (c) => {
      mustBeAllowed(c, 'outbox.read')
      return c.json(await outbox.deliverability(), 200)
    })
    .openapi(tryOut, async (c) => {
      mustBeAllowed(c, 'outbox.write')
      const { email: to } = c.get('user')
      return c.json({ to, headers: await outbox.sendTestEmail(to) }, 200)
    })
}

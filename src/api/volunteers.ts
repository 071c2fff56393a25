/**
 * People who offer to help: the public form, the calls of a person's own link, and the list for the users who answer.
 */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { ownEntryPath } from '#shared/paths.ts'
import { pageFields } from '#shared/shapes/fields.ts'
import { FormCheckHeader } from '#shared/shapes/form-check.ts'
import { IdempotencyKeyHeader } from '#shared/shapes/message.ts'
import {
  NewVolunteer,
  OwnEntry,
  OwnEntryChange,
  PaperVolunteer,
  Volunteer,
  VolunteerChange,
  VolunteerCounts,
  VolunteerQuery,
  VolunteerReply,
  VolunteerThread,
  VolunteerWelcome,
} from '#shared/shapes/volunteer.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, fileAnswer, onChange, onItem, sendFile } from './calls.ts'
import { signalsIn } from './form-check.ts'
import { noteCalls, noteRoutes } from './notes.ts'
import type { Rates } from './rate-limit.ts'

const call = callsTagged('Volunteers', 'volunteers.write')

const OneVolunteer = z.object({ volunteer: Volunteer })

const tokenParam = z.object({
  token: z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .meta({ description: 'From the person’s own link' }),
})

const volunteerCalls = {
  receive: call('post', '/', {
    needs: 'nothing',
    summary: 'Offer to help',
    description:
      'Phone or email is needed. The response has the token of the person’s own link, which is shown only here; it is also sent to the email address, if there is one. The response is the same whether or not there is another entry with the address.',
    headers: IdempotencyKeyHeader.extend(FormCheckHeader.shape),
    takes: NewVolunteer,
    gives: {
      201: answer(
        'The entry, with the token of its own link',
        z.object({
          volunteer: OwnEntry,
          token: z.string(),
          link: z.string(),
          sendsEmail: z
            .boolean()
            .meta({ description: 'Whether the site can send email: false until a mail server is set' }),
        }),
      ),
    },
    also: [429],
  }),
  findOwn: call('get', '/{token}', {
    needs: 'nothing',
    summary: 'Read the entry of an own link',
    by: tokenParam,
    gives: {
      200: answer(
        'The entry, and the roles that can be chosen',
        z.object({ volunteer: OwnEntry, roles: z.array(z.string()) }),
      ),
    },
    also: [429],
  }),
  changeOwn: call('patch', '/{token}', {
    needs: 'nothing',
    summary: 'Change the entry of an own link; absent fields stay. It is then stored for another year',
    by: tokenParam,
    takes: OwnEntryChange,
    gives: { 200: answer('The entry', z.object({ volunteer: OwnEntry })) },
    also: [429],
  }),
  removeOwn: call('delete', '/{token}', {
    needs: 'nothing',
    summary: 'Delete the entry of an own link permanently, with replies, notes and emails',
    by: tokenParam,
    gives: { 200: answer('Deleted', z.object({ isDeleted: z.literal(true) })) },
    also: [429],
  }),
  list: call('get', '/', {
    needs: 'volunteers.read',
    summary: 'List volunteers, newest first',
    query: VolunteerQuery,
    gives: {
      200: answer(
        'The volunteers, and the number in each state',
        z.object({ volunteers: z.array(Volunteer), counts: VolunteerCounts, ...pageFields }),
      ),
    },
  }),
  exportList: call('get', '/export', {
    needs: 'volunteers.read',
    summary: 'Download all volunteers as CSV',
    gives: {
      200: fileAnswer(
        'A table for spreadsheets; a cell that could be taken for a formula begins with an apostrophe',
        'text/csv',
      ),
    },
  }),
  find: call('get', '/{id}', {
    needs: 'volunteers.read',
    summary: 'Read one volunteer with replies and notes',
    gives: { 200: answer('The volunteer', VolunteerThread) },
  }),
  change: call('patch', '/{id}', {
    summary: 'Change the state of a volunteer, or what the person said by phone; absent fields stay',
    takes: VolunteerChange,
    gives: { 200: answer('The volunteer', OneVolunteer) },
    also: [409],
  }),
  recordFromPaper: call('post', '/paper', {
    summary: 'Add a person from a paper list, who agreed there on the given day; an email address gets the own link',
    headers: IdempotencyKeyHeader,
    takes: PaperVolunteer,
    gives: { 201: answer('The volunteer', OneVolunteer) },
  }),
  remove: call('delete', '/{id}', {
    summary: 'Delete a volunteer permanently, with replies, notes and emails',
    gives: { 200: answer('The deleted volunteer', OneVolunteer) },
  }),
  sendLink: call('post', '/{id}/link', {
    summary: 'Send a new own link to the email address in the entry; the old link ends',
    gives: { 200: answer('The volunteer', OneVolunteer) },
    also: [422],
  }),
  reply: call('post', '/{id}/replies', {
    summary: 'Reply by email; the reply goes to the outbox, and a new volunteer has then been talked to',
    headers: IdempotencyKeyHeader,
    takes: VolunteerReply,
    gives: { 201: answer('The volunteer, with the replies', VolunteerThread) },
  }),
  welcome: call('post', '/{id}/welcome', {
    summary: 'Welcome a volunteer: sends an email, or records that it was done in another way',
    headers: IdempotencyKeyHeader,
    takes: VolunteerWelcome,
    gives: { 200: answer('The volunteer, with the replies', VolunteerThread) },
  }),
  ...noteCalls(call),
}

export const volunteerRoutes = ({ volunteers, subscribers, outbox }: Core, rates: Rates, addressOf: AbsoluteUrl) => {
  const linkOf = (token: string) => addressOf(ownEntryPath(token))
  return new OpenAPIHono<ApiEnv>()
    .openapi(volunteerCalls.receive, async (c) => {
      await rates.take(rates.ofClient('volunteer', c))
      const { 'idempotency-key': key, 'form-check': formCheck } = c.req.valid('header')
      const options = { key, signals: signalsIn(formCheck), linkOf, addressOf }
      const { volunteer, token } = await volunteers.receive(c.req.valid('json'), options)
      return c.json({ volunteer, token, link: linkOf(token), sendsEmail: await outbox.sends() }, 201)
    })
    .openapi(volunteerCalls.list, async (c) => {
      const { found, ...pages } = await volunteers.list(c.req.valid('query'))
      return c.json({ volunteers: found, counts: await volunteers.counts(), ...pages }, 200)
    })
    .openapi(volunteerCalls.exportList, async (c) =>
      sendFile(c, 'volunteers.csv', 'text/csv', await volunteers.exportCsv()),
    )
    .openapi(volunteerCalls.find, async (c) => c.json(await volunteers.find(c.req.valid('param').id), 200))
    .openapi(volunteerCalls.change, onChange('volunteer', volunteers.change))
    .openapi(volunteerCalls.recordFromPaper, async (c) => {
      const options = { key: c.req.valid('header')['idempotency-key'], linkOf }
      return c.json({ volunteer: await volunteers.recordFromPaper(c.req.valid('json'), options) }, 201)
    })
    .openapi(volunteerCalls.remove, onItem('volunteer', volunteers.remove))
    .openapi(volunteerCalls.sendLink, async (c) =>
      c.json({ volunteer: await volunteers.sendNewLink(c.req.valid('param').id, linkOf) }, 200),
    )
    .openapi(volunteerCalls.reply, async (c) => {
      const { id } = c.req.valid('param')
      await volunteers.reply(id, c.req.valid('json').text, c.get('user'), c.req.valid('header')['idempotency-key'])
      return c.json(await volunteers.find(id), 201)
    })
    .openapi(volunteerCalls.welcome, async (c) => {
      const { id } = c.req.valid('param')
      const how = c.req.valid('json')
      const { email } = await volunteers.welcome(id, how, c.get('user'), c.req.valid('header')['idempotency-key'])
      if (how.getsNewsletter && email) await subscribers.addFromWelcome(email)
      return c.json(await volunteers.find(id), 200)
    })
    .route('/', noteRoutes(volunteerCalls, volunteers))
}

/** For a volunteer with the link to their own entry. */
export const ownEntryRoutes = ({ volunteers }: Core, rates: Rates) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(volunteerCalls.findOwn, async (c) => {
      await rates.take(rates.ofClient('linkPerAddress', c))
      return c.json(await volunteers.own.find(c.req.valid('param').token), 200, { 'Cache-Control': 'no-store' })
    })
    .openapi(volunteerCalls.changeOwn, async (c) => {
      await rates.take(rates.ofClient('linkPerAddress', c))
      const volunteer = await volunteers.own.change(c.req.valid('param').token, c.req.valid('json'))
      return c.json({ volunteer }, 200)
    })
    .openapi(volunteerCalls.removeOwn, async (c) => {
      await rates.take(rates.ofClient('linkPerAddress', c))
      await volunteers.own.remove(c.req.valid('param').token)
      return c.json({ isDeleted: true as const }, 200)
    })

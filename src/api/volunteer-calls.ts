/** Describes the calls (endpoints) on volunteers; `volunteers.ts` answers them. */
import { createRoute, z } from '@hono/zod-openapi'
import { FormCheckHeader } from '#shared/shapes/form-check.ts'
import { IdempotencyKeyHeader, MessageNote, NewNote } from '#shared/shapes/message.ts'
import { pageFields } from '#shared/shapes/page.ts'
import {
  NewVolunteer,
  OwnEntry,
  OwnEntryChange,
  Volunteer,
  VolunteerChange,
  VolunteerCounts,
  VolunteerQuery,
  VolunteerReply,
  VolunteerThread,
} from '#shared/shapes/volunteer.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Volunteers']
const shared = { tags, ...signedIn }
const OneVolunteer = z.object({ volunteer: Volunteer })
const OneNote = z.object({ note: MessageNote })
const refusedBody = refusals(400, 401, 403, 404, 413, 415, 422)

const tokenParam = {
  params: z.object({
    token: z
      .string()
      .regex(/^[\w-]{20,100}$/)
      .meta({ description: 'From the person’s own link' }),
  }),
}

const publicCalls = {
  receive: createRoute({
    method: 'post',
    path: '/',
    tags,
    summary: 'Offer to help',
    description:
      'Phone or email is needed. The response has the token of the person’s own link, which is shown only here; it is also sent to the email address, if there is one. The response is the same whether or not there is another entry with the address.',
    request: { ...jsonBody(NewVolunteer), headers: FormCheckHeader },
    responses: {
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
      ...refusals(400, 413, 415, 422, 429),
    },
  }),
  findOwn: createRoute({
    method: 'get',
    path: '/own/{token}',
    tags,
    summary: 'Read the entry of an own link',
    request: tokenParam,
    responses: {
      200: answer(
        'The entry, and the roles that can be chosen',
        z.object({ volunteer: OwnEntry, roles: z.array(z.string()) }),
      ),
      ...refusals(404, 429),
    },
  }),
  changeOwn: createRoute({
    method: 'patch',
    path: '/own/{token}',
    tags,
    summary: 'Change the entry of an own link; absent fields stay. It is then stored for another year',
    request: { ...tokenParam, ...jsonBody(OwnEntryChange) },
    responses: {
      200: answer('The entry', z.object({ volunteer: OwnEntry })),
      ...refusals(400, 404, 413, 415, 422, 429),
    },
  }),
  removeOwn: createRoute({
    method: 'delete',
    path: '/own/{token}',
    tags,
    summary: 'Delete the entry of an own link permanently, with replies, notes and emails',
    request: tokenParam,
    responses: { 200: answer('Deleted', z.object({ isDeleted: z.literal(true) })), ...refusals(404, 429) },
  }),
}

const userCalls = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List volunteers, newest first',
    request: { query: VolunteerQuery },
    responses: {
      200: answer(
        'The volunteers, and the number in each state',
        z.object({ volunteers: z.array(Volunteer), counts: VolunteerCounts, ...pageFields }),
      ),
      ...refusals(401, 403, 422),
    },
  }),
  exportList: createRoute({
    method: 'get',
    path: '/export',
    ...shared,
    summary: 'Download all volunteers as CSV',
    responses: {
      200: {
        description: 'A table for spreadsheets; a cell that could be taken for a formula begins with an apostrophe',
        content: { 'text/csv': { schema: z.string() } },
      },
      ...refusals(401, 403),
    },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    ...shared,
    summary: 'Read one volunteer with replies and notes',
    request: idParam,
    responses: { 200: answer('The volunteer', VolunteerThread), ...refusals(401, 403, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...shared,
    summary: 'Change the state of a volunteer, or what the person said by phone; absent fields stay',
    request: { ...idParam, ...jsonBody(VolunteerChange) },
    responses: { 200: answer('The volunteer', OneVolunteer), ...refusedBody, ...refusals(409) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    ...shared,
    summary: 'Delete a volunteer permanently, with replies, notes and emails',
    request: idParam,
    responses: { 200: answer('The deleted volunteer', OneVolunteer), ...refusals(401, 403, 404) },
  }),
  sendLink: createRoute({
    method: 'post',
    path: '/{id}/link',
    ...shared,
    summary: 'Send a new own link to the email address in the entry; the old link ends',
    request: idParam,
    responses: { 200: answer('The volunteer', OneVolunteer), ...refusals(401, 403, 404, 422) },
  }),
}

const replyCalls = {
  reply: createRoute({
    method: 'post',
    path: '/{id}/replies',
    ...shared,
    summary: 'Reply by email; the reply goes to the outbox, and a new volunteer has then been talked to',
    request: { ...idParam, ...jsonBody(VolunteerReply), headers: IdempotencyKeyHeader },
    responses: { 201: answer('The volunteer, with the replies', VolunteerThread), ...refusedBody },
  }),
  note: createRoute({
    method: 'post',
    path: '/{id}/notes',
    ...shared,
    summary: 'Add a note for colleagues',
    request: { ...idParam, ...jsonBody(NewNote) },
    responses: { 201: answer('The note', OneNote), ...refusedBody },
  }),
  removeNote: createRoute({
    method: 'delete',
    path: '/notes/{id}',
    ...shared,
    summary: 'Delete a note permanently',
    request: idParam,
    responses: { 200: answer('The deleted note', OneNote), ...refusals(401, 403, 404) },
  }),
}

export const volunteerCalls = { ...publicCalls, ...userCalls, ...replyCalls }

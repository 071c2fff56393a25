/** The descriptions of the calls for the people who answer messages. */
import { createRoute, z } from '@hono/zod-openapi'
import { MessageKey } from '#shared/shapes/message.ts'
import {
  InboxChange,
  InboxCounts,
  InboxMessage,
  InboxQuery,
  MessageNote,
  NewAnswer,
  NewNote,
  Thread,
} from '#shared/shapes/message-thread.ts'
import { pageFields } from '#shared/shapes/page.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const shared = { tags: ['Inbox'], ...signedIn }
const refusedBody = refusals(400, 401, 403, 404, 413, 415, 422)

export const inboxCalls = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List the messages of a folder, what is urgent first; with words, those that have them all',
    request: { query: InboxQuery },
    responses: {
      200: answer(
        'The messages, and how many lie in each folder',
        z.object({ messages: z.array(InboxMessage), counts: InboxCounts, ...pageFields }),
      ),
      ...refusals(401, 403, 422),
    },
  }),
  counts: createRoute({
    method: 'get',
    path: '/counts',
    ...shared,
    summary: 'How many messages lie in each folder',
    responses: { 200: answer('The counts', InboxCounts), ...refusals(401, 403) },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    ...shared,
    summary: 'Read one message with our answers and notes; that it was read is said by the next call',
    request: idParam,
    responses: { 200: answer('The message', Thread), ...refusals(401, 403, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...shared,
    summary: 'Say what became of a message: read, answered, archived, spam, given to somebody',
    request: { ...idParam, ...jsonBody(InboxChange) },
    responses: { 200: answer('The message', z.object({ message: InboxMessage })), ...refusedBody },
  }),
  answer: createRoute({
    method: 'post',
    path: '/{id}/answers',
    ...shared,
    summary: 'Answer by mail: the letter goes to the outbox',
    request: { ...idParam, ...jsonBody(NewAnswer), headers: MessageKey },
    responses: { 201: answer('The message with its answers', Thread), ...refusedBody },
  }),
  note: createRoute({
    method: 'post',
    path: '/{id}/notes',
    ...shared,
    summary: 'Note something for colleagues',
    request: { ...idParam, ...jsonBody(NewNote) },
    responses: { 201: answer('The note', z.object({ note: MessageNote })), ...refusedBody },
  }),
  removeNote: createRoute({
    method: 'delete',
    path: '/notes/{id}',
    ...shared,
    summary: 'Delete a note for good',
    request: idParam,
    responses: { 200: answer('The note, now deleted', z.object({ note: MessageNote })), ...refusals(401, 403, 404) },
  }),
}

/** The descriptions of the calls for questions: those of visitors, and those of the users who answer. */
import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#shared/limits.ts'
import { rates } from '#shared/rate-limits.ts'
import { FormCheckHeader } from '#shared/shapes/form-check.ts'
import { IdempotencyKeyHeader } from '#shared/shapes/message.ts'
import {
  AskedQuestion,
  NewQuestion,
  NewReading,
  PublicQuestion,
  PublicQuestions,
  Question,
  QuestionChange,
  QuestionInbox,
  QuestionInboxQuery,
  QuestionReceipt,
  QuestionsQuery,
  SimilarQuestions,
} from '#shared/shapes/question.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Questions']

export const questionCalls = {
  ask: createRoute({
    method: 'post',
    path: '/',
    tags,
    summary: 'Ask a question without a name; the code in the response is the only way to the answer',
    request: { ...jsonBody(NewQuestion), headers: IdempotencyKeyHeader.extend(FormCheckHeader.shape) },
    responses: { 201: answer('The code of the question', QuestionReceipt), ...refusals(400, 413, 415, 422, 429) },
  }),
  similar: createRoute({
    method: 'post',
    path: '/similar',
    tags,
    summary: `Find at most ${limits.similarQuestions} published answers to a similar question; nothing is stored`,
    request: jsonBody(NewQuestion),
    responses: {
      200: answer('The questions, the most similar first', SimilarQuestions),
      ...refusals(400, 413, 415, 422, 429),
    },
  }),
  byCode: createRoute({
    method: 'get',
    path: '/codes/{code}',
    tags,
    summary: `Read a question and its answer with its code; after ${rates.questionCode.times} wrong codes in ${rates.questionCode.minutes} minutes the network has to wait`,
    request: {
      params: z.object({
        code: z.string().max(64).meta({ description: 'The code, in any case, with or without spaces and hyphens' }),
      }),
    },
    responses: {
      200: answer('The question', z.object({ question: AskedQuestion })),
      ...refusals(404, 422, 429),
    },
  }),
  list: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'List published questions, newest first, or those that contain the words of a search',
    request: { query: QuestionsQuery },
    responses: { 200: answer('One page of questions', PublicQuestions), ...refusals(422) },
  }),
  find: createRoute({
    method: 'get',
    path: '/{slug}',
    tags,
    summary: 'Read a published question with its answer',
    request: { params: z.object({ slug: z.string().regex(/^[a-z0-9-]{3,80}$/) }) },
    responses: { 200: answer('The question', z.object({ question: PublicQuestion })), ...refusals(404, 422) },
  }),
}

const shared = { tags: ['Question inbox'], ...signedIn }
const OneQuestion = z.object({ question: Question })
const oneQuestion = { 200: answer('The question', OneQuestion), ...refusals(401, 403, 404) }
const refusedBody = refusals(400, 401, 403, 404, 409, 413, 415, 422)

export const questionInboxCalls = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List the questions in one state; those that wait come oldest first, possible emergencies before them',
    request: { query: QuestionInboxQuery },
    responses: {
      200: answer('The questions, and the number in each state', QuestionInbox),
      ...refusals(401, 403, 422),
    },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    ...shared,
    summary: 'Read one question',
    request: idParam,
    responses: oneQuestion,
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...shared,
    summary:
      'Save the public question and the answer. A change takes back the reading of the clinician and unpublishes the answer',
    request: { ...idParam, ...jsonBody(QuestionChange) },
    responses: { 200: answer('The question', OneQuestion), ...refusedBody },
  }),
  recordReading: createRoute({
    method: 'put',
    path: '/{id}/reading',
    ...shared,
    summary: 'Record that a clinician has read the question and the answer',
    request: { ...idParam, ...jsonBody(NewReading) },
    responses: { 200: answer('The question', OneQuestion), ...refusedBody },
  }),
  publish: createRoute({
    method: 'post',
    path: '/{id}/publish',
    ...shared,
    summary: 'Publish an answer that a clinician has read',
    request: idParam,
    responses: { ...oneQuestion, ...refusals(422) },
  }),
  unpublish: createRoute({
    method: 'post',
    path: '/{id}/unpublish',
    ...shared,
    summary: 'Unpublish an answer; the code still opens it',
    request: idParam,
    responses: oneQuestion,
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    ...shared,
    summary: `Delete a question; it can be restored for ${limits.trashDays} days`,
    request: idParam,
    responses: oneQuestion,
  }),
  restore: createRoute({
    method: 'post',
    path: '/{id}/restore',
    ...shared,
    summary: 'Restore a deleted question, or move a question out of spam',
    request: idParam,
    responses: oneQuestion,
  }),
}

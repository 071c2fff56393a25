/** Letters to many, as calls. */
import { createRoute, z } from '@hono/zod-openapi'
import {
  Campaign,
  CampaignChange,
  CampaignProof,
  NewCampaign,
  PublicLetter,
  Sending,
  WholeLetter,
} from '#shared/shapes/newsletter.ts'
import { PageQuery, pageFields } from '#shared/shapes/page.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Letters to readers']
const shared = { tags, ...signedIn }
const OneCampaign = z.object({ campaign: Campaign })

export const publicCalls = {
  look: createRoute({
    method: 'get',
    path: '/look/{look}',
    tags,
    summary: 'The page of a letter that is not sent yet, for whoever was given the look of its proof',
    request: { params: z.object({ look: z.string().regex(/^[\w.-]{10,120}$/) }) },
    responses: { 200: answer('The page', z.object({ html: z.string() })), ...refusals(404) },
  }),
  list: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'List the letters that were sent, newest first',
    request: { query: PageQuery },
    responses: {
      200: answer('The letters', z.object({ letters: z.array(PublicLetter), ...pageFields })),
      ...refusals(422),
    },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    tags,
    summary: 'Read one letter that was sent',
    request: idParam,
    responses: { 200: answer('The letter', z.object({ letter: WholeLetter })), ...refusals(404) },
  }),
}

const decision = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'post',
    path,
    ...shared,
    summary,
    request: idParam,
    responses: { 200: answer('The letter, as it is now', OneCampaign), ...refusals(401, 403, 404, 422) },
  })

export const calls = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List letters, drafts among them, newest first',
    request: { query: PageQuery },
    responses: {
      200: answer('The letters', z.object({ campaigns: z.array(Campaign), ...pageFields })),
      ...refusals(401, 403, 422),
    },
  }),
  draft: createRoute({
    method: 'post',
    path: '/',
    ...shared,
    summary: 'Begin a letter, empty or made of articles',
    request: jsonBody(NewCampaign),
    responses: { 201: answer('The draft', OneCampaign), ...refusals(400, 401, 403, 404, 413, 415, 422) },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    ...shared,
    summary: 'Read one letter, with how far its sending has come',
    request: idParam,
    responses: { 200: answer('The letter', OneCampaign), ...refusals(401, 403, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...shared,
    summary: 'Change a letter that is not on its way yet',
    request: { ...idParam, ...jsonBody(CampaignChange) },
    responses: {
      200: answer('The letter, changed', OneCampaign),
      ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
    },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    ...shared,
    summary: 'Delete a letter that is not on its way yet, for good',
    request: idParam,
    responses: { 200: answer('The letter, now deleted', OneCampaign), ...refusals(401, 403, 404, 422) },
  }),
  proof: createRoute({
    method: 'get',
    path: '/{id}/proof',
    ...shared,
    summary: 'See a letter as readers get it, and what should be mended before',
    request: idParam,
    responses: { 200: answer('The letter and the findings', CampaignProof), ...refusals(401, 403, 404) },
  }),
  sendToMe: createRoute({
    method: 'post',
    path: '/{id}/try',
    ...shared,
    summary: 'Send a letter to oneself',
    request: idParam,
    responses: { 200: answer('To whom it goes', z.object({ to: z.string() })), ...refusals(401, 403, 404) },
  }),
  send: createRoute({
    method: 'post',
    path: '/{id}/send',
    ...shared,
    summary: 'Send a letter to all readers who confirmed, now or at an hour',
    request: { ...idParam, ...jsonBody(Sending) },
    responses: {
      200: answer('The letter, as it is now', OneCampaign),
      ...refusals(400, 401, 403, 404, 413, 415, 422),
    },
  }),
  pause: decision('/{id}/pause', 'Pause the sending, or make a draft again of what waits for its hour'),
  goOn: decision('/{id}/go-on', 'Go on with the sending'),
  stop: decision('/{id}/stop', 'Stop for good: whoever has not got it yet never does'),
}

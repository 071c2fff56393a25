/** The descriptions of the calls on the site's own words. */
import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#shared/limits.ts'
import { PageQuery, pageFields } from '#shared/shapes/page.ts'
import {
  AnySection,
  NewContentPreview,
  SectionChange,
  SectionParam,
  SectionVersion,
  SectionVersionParam,
  SiteQuery,
  SiteSection,
  VisibleContent,
} from '#shared/shapes/site-content.ts'
import { answer, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Words of the site']
const onePart = (description: string) => answer(description, z.object({ part: SiteSection }))
const part = { params: SectionParam }

export const siteCalls = {
  show: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'Read the words and pictures of the site itself, part by part, as visitors see them',
    request: { query: SiteQuery },
    responses: { 200: answer('The parts', VisibleContent), ...refusals(404, 422) },
  }),
  find: createRoute({
    method: 'get',
    path: '/{part}',
    tags,
    summary: 'Read one part as it is kept, to change it',
    ...signedIn,
    request: part,
    responses: { 200: onePart('The part'), ...refusals(401, 403, 404) },
  }),
  change: createRoute({
    method: 'put',
    path: '/{part}',
    tags,
    summary: 'Change one part; when somebody else has changed it since, the answer is 409 with their version',
    ...signedIn,
    request: { ...part, ...jsonBody(SectionChange) },
    responses: { 200: onePart('The part, changed'), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  history: createRoute({
    method: 'get',
    path: '/{part}/history',
    tags,
    summary: `List the versions of a part, newest first; the last ${limits.wordsVersions} are kept`,
    ...signedIn,
    request: { ...part, query: PageQuery },
    responses: {
      200: answer('One page', z.object({ versions: z.array(SectionVersion), own: AnySection, ...pageFields })),
      ...refusals(401, 403, 404, 422),
    },
  }),
  restore: createRoute({
    method: 'post',
    path: '/{part}/history/{version}/restore',
    tags,
    summary: 'Bring back a version, as a new one; 0 is what came with the site',
    ...signedIn,
    request: { params: SectionVersionParam },
    responses: { 200: onePart('The part, changed back'), ...refusals(401, 403, 404, 409) },
  }),
  preview: createRoute({
    method: 'post',
    path: '/{part}/preview',
    tags,
    summary: `Keep words for ${limits.wordsPreviewMinutes} minutes, for looking at them before they are saved`,
    ...signedIn,
    request: { ...part, ...jsonBody(NewContentPreview) },
    responses: {
      201: answer('Where they can be seen', z.object({ address: z.string(), endsAt: z.iso.datetime() })),
      ...refusals(400, 401, 403, 404, 413, 415, 422),
    },
  }),
}

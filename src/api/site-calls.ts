/** Describes the calls (endpoints) on the site content; `site.ts` answers them. */
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

const tags = ['Site content']
const onePart = (description: string) => answer(description, z.object({ part: SiteSection }))
const part = { params: SectionParam }

export const siteCalls = {
  show: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'Show the site content by section, as visitors see it',
    request: { query: SiteQuery },
    responses: { 200: answer('The sections', VisibleContent), ...refusals(404, 422) },
  }),
  find: createRoute({
    method: 'get',
    path: '/{part}',
    tags,
    summary: 'Show one section as it is saved, for editing',
    ...signedIn,
    request: part,
    responses: { 200: onePart('The section'), ...refusals(401, 403, 404) },
  }),
  change: createRoute({
    method: 'put',
    path: '/{part}',
    tags,
    summary: 'Change one section; 409 returns the current version if it has changed meanwhile',
    ...signedIn,
    request: { ...part, ...jsonBody(SectionChange) },
    responses: { 200: onePart('The section, changed'), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  history: createRoute({
    method: 'get',
    path: '/{part}/history',
    tags,
    summary: `List the versions of a section, newest first; the last ${limits.sectionVersions} are stored`,
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
    summary: 'Restore a version as a new version; 0 is the original content',
    ...signedIn,
    request: { params: SectionVersionParam },
    responses: { 200: onePart('The section, restored'), ...refusals(401, 403, 404, 409) },
  }),
  preview: createRoute({
    method: 'post',
    path: '/{part}/preview',
    tags,
    summary: `Create a preview of unsaved content, valid for ${limits.contentPreviewMinutes} minutes`,
    ...signedIn,
    request: { ...part, ...jsonBody(NewContentPreview) },
    responses: {
      201: answer('The address of the preview', z.object({ address: z.string(), endsAt: z.iso.datetime() })),
      ...refusals(400, 401, 403, 404, 413, 415, 422),
    },
  }),
}

/** The route of `/newsletters/feed.xml`: the RSS feed of sent newsletters. */

import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { publicUrlContext } from '#page/page-url.ts'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { newslettersPath } from '#shared/paths.ts'
import { newslettersWording } from '#shared/wording/newsletters.ts'
import { fileResponse, serviceUnavailable } from '../feeds/feed-file.ts'
import { element, xmlDocument } from '../feeds/xml.ts'
import { pageOfNewsletters } from './load-newsletters.ts'

/** RSS 2.0. Each item links to the newsletter's page. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const site = context.get(publicUrlContext)
  const answer = await pageOfNewsletters(context.get(apiContext), 1, limits.feedItems)
  if (answer.is !== 'found') throw serviceUnavailable()
  const items = answer.newsletters.map(({ _id, subject, preview, sentAt }) => {
    const address = `${site}${newslettersPath}/${_id}`
    return element('item', [
      element('title', subject),
      element('link', address),
      element('guid', address, { isPermaLink: 'true' }),
      element('pubDate', new Date(sentAt).toUTCString()),
      element('description', preview),
    ])
  })
  const channel = [
    element('title', `${organisationName()} – ${newslettersWording.title}`),
    element('link', site + newslettersPath),
    element('description', newslettersWording.description),
    ...items,
  ]
  return fileResponse(
    xmlDocument(element('rss', [element('channel', channel)], { version: '2.0' })),
    'application/rss+xml',
  )
}

/** The route of `/newsletters/feed.xml`: the RSS feed of sent newsletters. */
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { publicUrlContext } from '#page/page-url.ts'
import { limits } from '#shared/limits.ts'
import { newslettersPath } from '#shared/paths.ts'
import { newslettersWording } from '#shared/wording/newsletters.ts'
import { serviceUnavailable } from '../feeds/feed-file.ts'
import { rssDocument, rssResponse } from '../feeds/rss-document.ts'
import { element } from '../feeds/xml.ts'
import { pageOfNewsletters } from './load-newsletters.ts'

/** Each item links to the newsletter's page. */
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
  const { title, description } = newslettersWording
  const about = { name: title, description, path: newslettersPath, ownPath: `${newslettersPath}/feed.xml` }
  return rssResponse(rssDocument(site, about, items))
}

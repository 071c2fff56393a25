/** The redirect (301) of feed readers that subscribed to the JSON feed, which the site no longer has. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { feedAt } from '#shared/feeds.ts'
import { rssPath } from './feed-links.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => redirect(rssPath(feedAt(request.url)), 301)

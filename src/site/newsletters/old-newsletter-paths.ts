/** Permanent redirects (301) from the old paths of newsletters and of the unsubscribe link, which sent emails still contain. */
import { type LoaderFunctionArgs, redirect } from 'react-router'

// The one-click POST of RFC 8058 is answered here, because email programs do not follow redirects.
export { action } from '../subscribe/unsubscribe.tsx'

const renamed: [RegExp, string][] = [
  [/^\/letters\/look(?=\/)/, '/newsletters/preview'],
  [/^\/letters(?=\/|$)/, '/newsletters'],
  [/^\/manageletters(?=\/|$)/, '/managenewsletters'],
  [/^\/subscribe\/leave(?=\/)/, '/unsubscribe'],
]

export const loader = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  const path = renamed.reduce((changed, [old, now]) => changed.replace(old, now), pathname)
  return redirect(path + search, 301)
}

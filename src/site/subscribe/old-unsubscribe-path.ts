/** The redirect (301) from the old path of the unsubscribe link, which sent emails still contain. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { unsubscribePath } from '#shared/paths.ts'

// The one-click POST of RFC 8058 is answered here, because email programs do not follow redirects.
export { action } from './unsubscribe.tsx'

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(unsubscribePath(encodeURIComponent(params.token ?? '')), 301)

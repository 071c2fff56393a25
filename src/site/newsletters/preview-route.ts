/** Serves the HTML preview of an unsent newsletter in its light or dark theme. */
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, withParams } from '#page/api-client.ts'
import { notFoundResponse } from '../feeds/feed-file.ts'

const asked = '@media (prefers-color-scheme: dark)'
const looks: Record<string, string> = { dark: '@media all', light: '@media not all' }

/** An unsent newsletter as an email program shows it, in the light or the dark theme. */
export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const answer = await context
    .get(apiContext)
    ['newsletter-previews'][':token'].$get(withParams({ token: params.token ?? '' }))
  if (!answer.ok) throw notFoundResponse()
  const { html } = await answer.json()
  const chosen = looks[new URL(request.url).searchParams.get('in') ?? '']
  // The content security policy of the site blocks style attributes; the style sheet contains the same rules.
  const page = html.replace(/ style="[^"]*"/g, '')
  return new Response(chosen ? page.replace(asked, chosen) : page, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
}

/** A feed or sitemap as a response: caches may store it for five minutes, and no browser runs scripts in it. */
export const fileResponse = (body: string, type: string) =>
  new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=300',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  })

/** A response to throw: crawlers and feed readers try again, instead of reading an empty file. */
export const serviceUnavailable = () => new Response('Please try again shortly.', { status: 503 })

export const notFoundResponse = () => new Response('There is no such file.', { status: 404 })

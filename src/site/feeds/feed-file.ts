/** A file for programs, made from the API's answers: caches may keep it for five minutes, and no browser runs it. */
export const fileResponse = (body: string, type: string) =>
  new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=300',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  })

/** To be thrown: crawlers and feed readers ask again in a minute, rather than take the file for empty. */
export const serviceUnavailable = () =>
  new Response('Please ask again in a minute.', { status: 503, headers: { 'Retry-After': '60' } })

export const notFoundResponse = () => new Response('There is no such file.', { status: 404 })

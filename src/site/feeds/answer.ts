/** Files for programs, made of what the API answers: they may be a few minutes old, and no browser may run them. */
export const fileAnswer = (body: string, type: string) =>
  new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=300',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  })

/** Thrown: whoever asked is told to come again, rather than that there is nothing. */
export const notNow = () =>
  new Response('Please ask again in a minute.', { status: 503, headers: { 'Retry-After': '60' } })

export const notThere = () => new Response('There is no such file.', { status: 404 })

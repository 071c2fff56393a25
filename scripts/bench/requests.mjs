/** The requests of the load tests, each with the status of a correct response. */
const accept = { 'Accept-Encoding': 'br, gzip' }

const message = {
  name: 'Kofi Boateng',
  email: 'kofi@mail.example',
  message: 'Where can my sister be tested in Kumasi, and what does it cost? '.repeat(4),
}

export const kindsOfRequest = async (address) => {
  const home = await fetch(address, { headers: accept })
  return {
    'cached page (home)': { path: '/', headers: accept, status: 200 },
    'not modified (home)': {
      path: '/',
      headers: { ...accept, 'If-None-Match': home.headers.get('etag') },
      status: 304,
    },
    'rendered page (search)': { path: '/search?q=Kumasi', headers: accept, status: 200 },
    'list of ten (API)': { path: '/api/v1/news?page=1&limit=10', headers: accept, status: 200 },
    'contact message (API)': {
      method: 'POST',
      path: '/api/v1/contact',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      status: 201,
    },
  }
}

/** Checks the response first: errors are answered fast, and would look like good results. */
export const mustAnswerRightly = async (address, name, { path, status, ...request }) => {
  const answer = await fetch(address + path, request)
  await answer.arrayBuffer()
  if (answer.status !== status) throw new Error(`${name} answered ${answer.status}; it should be ${status}.`)
}

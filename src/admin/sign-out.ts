import { browserApi } from '#page/api-client.ts'
import { forgetToken, forgetWantedPage, sessionToken } from './session.ts'

const patienceMs = 5000

/** Ends the session on the server if it can be reached, and on this device in any case. */
export const signOut = async () => {
  try {
    const headers = { Authorization: `Bearer ${sessionToken()}` }
    await browserApi().auth.logout.$post({}, { headers, init: { signal: AbortSignal.timeout(patienceMs) } })
  } catch {
    // Without a connection the session ends on the server by itself, some hours later.
  } finally {
    forgetToken()
    forgetWantedPage()
  }
}

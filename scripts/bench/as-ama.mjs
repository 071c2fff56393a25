/** Asks the API as Ama, who may see and do everything. */
import { ama } from '../../tests/support/cast.ts'

/** She signs in once; what she then asks is sent as JSON, by POST, when there is something to say. */
export const askAsAma = async (address) => {
  const call = async (path, said, headers) => {
    const init = said && { method: 'POST', body: JSON.stringify(said) }
    const type = said && { 'Content-Type': 'application/json' }
    const answer = await fetch(`${address}/api/v1${path}`, { ...init, headers: { ...type, ...headers } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return answer.json()
  }
  const { token } = await call('/auth/login', ama)
  return (path, said) => call(path, said, { Authorization: `Bearer ${token}` })
}

/** Calls the API as Ama, an administrator with every permission. */
import { ama } from '#test/cast.ts'

/** Signs Ama in, and returns a function that sends JSON requests: POST with a body, otherwise GET. */
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

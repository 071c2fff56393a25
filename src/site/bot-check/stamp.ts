import type { ApiClient } from '#page/api-client.ts'

/** The signed time at which the server rendered the form. */
export const stampOf = async (api: ApiClient) => {
  const answer = await api['form-check'].$get()
  return answer.ok ? (await answer.json()).stamp : ''
}

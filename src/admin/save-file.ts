/** Downloads files from the API, such as a CSV export, as a blob that the browser saves. */

import { bodyOf, type Failure, isFailure } from './api.ts'

/** Saves the body of a response as a file. A plain link cannot send the token's header. */
export const saveFile = async (call: () => Promise<unknown>, name: string): Promise<{ isDone: true } | Failure> => {
  const file: object = await bodyOf(async () => asFile((await call()) as Response))
  if (isFailure(file)) return { ...file, reason: `Nothing was saved. ${file.reason}` }
  saveBlob(file as Blob, name)
  return { isDone: true }
}

export const saveBlob = (blob: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The typed response has a file as its body; only an error is JSON. */
const asFile = (answer: Response) => ({
  ok: answer.ok,
  status: answer.status,
  json: () => (answer.ok ? answer.blob() : answer.json()),
})

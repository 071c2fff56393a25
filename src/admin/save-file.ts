import { bodyOf, isFailure } from './api.ts'

/** Puts an answer on this device. A plain link could not show who asks: the token travels in a header. */
export const saveFile = async (call: () => Promise<unknown>, name: string): Promise<{ alert?: string }> => {
  const file: object = await bodyOf(async () => asFile((await call()) as Response))
  if (isFailure(file)) return { alert: `Nothing was saved. ${file.reason}` }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file as Blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
  return {}
}

/** The same answer, whose body is a file; only a refusal is JSON. */
const asFile = (answer: Response) => ({
  ok: answer.ok,
  status: answer.status,
  json: () => (answer.ok ? answer.blob() : answer.json()),
})

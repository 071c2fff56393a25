import type { Backups } from '#shared/shapes/backup.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'

export const backupsPath = '/backups'

export const askBackups = (request: Request): Promise<Backups | Failure> =>
  bodyOf(() => adminApi(request).backups.$get())

export type Outcome = { alert?: string }

/** Makes a backup, or saves a file on this device, as the form says. */
export const answerForm = async (request: Request): Promise<Outcome> => {
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  const api = adminApi(request)
  if (form.get('intent') === 'make') return alertOf(await bodyOf(() => api.backups.$post()))
  if (form.get('intent') === 'export') return save(() => api.export.$get(), `voima-export-${today()}.tar`)
  return save(() => api.backups[':id'].$get({ param: { id: encodeURIComponent(id) } }), `${id}.tar`)
}

const today = () => new Date().toISOString().slice(0, 10)

const alertOf = (outcome: object): Outcome => (isFailure(outcome) ? { alert: outcome.reason } : {})

/** A plain link could not show who asks: the token travels in a header. */
const save = async (call: () => Promise<unknown>, name: string): Promise<Outcome> => {
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

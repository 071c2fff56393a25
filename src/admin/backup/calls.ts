import type { Backups } from '#shared/shapes/backup.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { saveFile } from '../save-file.ts'

export const askBackups = (request: Request): Promise<Backups | Failure> =>
  bodyOf(() => adminApi(request).backups.$get())

export type Outcome = { alert?: string }

/** Makes a backup, or saves a file on this device, as the form says. */
export const answerForm = async (request: Request): Promise<Outcome> => {
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  const api = adminApi(request)
  if (form.get('intent') === 'make') return alertOf(await bodyOf(() => api.backups.$post()))
  if (form.get('intent') === 'export') return saveFile(() => api.export.$get(), `voima-export-${today()}.tar`)
  return saveFile(() => api.backups[':id'].$get(withId(id)), `${id}.tar`)
}

const today = () => new Date().toISOString().slice(0, 10)

const alertOf = (outcome: object): Outcome => (isFailure(outcome) ? { alert: outcome.reason } : {})

/** The API calls of the backups. */

import type { Backups } from '#shared/shapes/backup.ts'
import { adminApi, bodyOf, type Failure, withId } from '../api.ts'
import { defineIntents } from '../intents.ts'
import { saveFile } from '../save-file.ts'

export const findBackups = (request: Request): Promise<Backups | Failure> =>
  bodyOf(() => adminApi(request).backups.$get())

export const runBackupIntent = defineIntents({
  make: ({ api }) => bodyOf(() => api.backups.$post()),
  download: ({ api, id }) => saveFile(() => api.backups[':id'].$get(withId(id)), `${id}.tar`),
  export: ({ api }) => saveFile(() => api.export.$get(), `voima-export-${today()}.tar`),
})

const today = () => new Date().toISOString().slice(0, 10)

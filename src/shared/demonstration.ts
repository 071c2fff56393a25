/** What everybody may know about a demonstration (DEMO=yes): its accounts, and what each of its pages says. */
import type { Job } from './permissions.ts'

export const demonstrationEmail = (job: Job) => `${job}@demonstration.example`
export const demonstrationPassword = 'a demonstration for everybody'

export const demonstrationNotice =
  'This is a demonstration. People and records are examples. Nothing is sent, and every hour everything begins again.'

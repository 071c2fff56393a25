/** The names of the jobs, with a sentence that says what each person sees. `permissions.ts` decides what each may do. */
import type { Job } from './permissions.ts'

export const jobNames: Record<Job, string> = {
  writer: 'Writer',
  events: 'Events',
  door: 'Door',
  inbox: 'Inbox',
  newsletter: 'Newsletter',
  treasurer: 'Treasurer',
  clinician: 'Clinician',
  administrator: 'Administrator',
}

export const jobSentences: Record<Job, string> = {
  writer: 'Writes articles, adds pictures and places of care, and answers questions. Sees no names of visitors.',
  events: 'Plans, changes and cancels events. Sees how full they are, but not who signed up.',
  door: 'Sees who signed up for events, checks people in, writes to them and enters the counts.',
  inbox: 'Reads and answers messages, questions and volunteers. Sees their names and addresses.',
  newsletter: 'Writes and sends newsletters. Sees the addresses of all subscribers.',
  treasurer: 'Records gifts and issues receipts. Sees who gave what.',
  clinician: 'Checks answers to questions. Readers see this person’s name. Sees no names of visitors.',
  administrator: 'Does everything that the other jobs do. Also sees people, settings, history and backups.',
}

/** Such as "Writer, Events and Door". */
export const jobsInWords = (jobs: readonly Job[]) =>
  new Intl.ListFormat('en-GB').format(jobs.map((job) => jobNames[job]))

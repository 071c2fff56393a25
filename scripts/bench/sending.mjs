/** Measures how fast a newsletter is sent through a real mail server on the same machine, and the memory used. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '#config.ts'
import { addConfirmedSubscribers } from '#test/confirmed-subscribers.ts'
import { startSite } from '#test/site.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { askAsAma } from './as-ama.mjs'
import { atMost, goals, judged } from './goals.mjs'
import { memoryNow, restingMemory } from './memory.mjs'
import { rounded } from './report.mjs'

const patienceMs = 60_000
const betweenLooksMs = 100

export const measureSending = async (_content, { isQuick }) => {
  const count = isQuick ? 200 : 2_000
  const emails = Array.from({ length: count }, (_, index) => `reader${index}@mail.example`)
  const server = await startSmtpServer()
  try {
    const seen = await withReaders(server, emails, (site) => sendToAll(site, server, count))
    return [
      {
        title: 'A newsletter to many (the mail server is on the same machine)',
        rows: [rowOf(emails, seen, server)],
        notes,
      },
    ]
  } finally {
    await server.close()
  }
}

const notes = [
  'Emails per second: from the first to the last. Until the last: from the call that sends it. Memory in MB.',
]

const withReaders = async ({ url }, emails, work) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'voima-sending-'))
  const mail = { SMTP_URL: url, MAIL_FROM: 'info@voima.example', MAIL_PER_HOUR: '1000000', MAIL_PER_DAY: '1000000' }
  const site = await startSite({ DATA_DIR, STARTER_CONTENT: 'none', ...mail })
  try {
    await addConfirmedSubscribers(readConfig({ DATA_DIR }), emails)
    return await work(site)
  } finally {
    await site.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}

const sendToAll = async ({ address, pid }, server, count) => {
  const ask = await askAsAma(address)
  const { newsletter } = await ask('/newsletters', { subject: 'A walk on 19 June', content: 'We walk. '.repeat(200) })
  const before = await restingMemory(pid)
  const startedAt = performance.now()
  await ask(`/newsletters/${newsletter._id}/send`, { isChecked: true })
  const arrival = await lookOn(pid, server, count)
  await untilFinished(ask, newsletter._id)
  return { ...arrival, before, startedAt }
}

/** Waits until all emails have arrived, or no more arrive. */
const lookOn = async (pid, { taken }, count) => {
  let [arrived, firstAt, lastAt, most] = [0, undefined, performance.now(), undefined]
  while (arrived < count && performance.now() - lastAt < patienceMs) {
    await pause(betweenLooksMs)
    most = Math.max(most ?? 0, memoryNow(pid)?.resident ?? 0)
    if (taken.length === arrived) continue
    arrived = taken.length
    lastAt = performance.now()
    firstAt ??= lastAt
  }
  return { firstAt, lastAt, most }
}

/** Duplicates may arrive after the last email, so this waits for the end of sending. */
const untilFinished = async (ask, id) => {
  const until = performance.now() + patienceMs
  while (performance.now() < until && (await ask(`/newsletters/${id}`)).newsletter.state === 'sending')
    await pause(betweenLooksMs)
}

const rowOf = (emails, { firstAt, lastAt, startedAt, before, most }, { taken }) => {
  const got = new Set(taken.map(({ to }) => to))
  const twice = taken.length - got.size
  const notSent = emails.filter((email) => !got.has(email)).length
  const seconds = (milliseconds) => rounded(milliseconds / 1000)
  return {
    readers: emails.length,
    'emails/s': rounded(((taken.length - 1) * 1000) / (lastAt - firstAt)),
    'first after s': seconds(firstAt - startedAt),
    'last after s': seconds(lastAt - startedAt),
    'memory before': before?.resident,
    'at most': most,
    twice,
    'not sent': notSent,
    ...judged(atMost(twice, goals.sending.twice, 'twice'), atMost(notSent, goals.sending.notSent, 'not sent')),
  }
}

/**
 * Tells the visitor which forms of the offline queue were sent or rejected once the network was back. The texts are in
 * templates of the offline page, which the service worker has stored.
 */
import { offlinePath } from '#shared/paths.ts'
import { conditionsOf } from '../danger-conditions.ts'
import { fillSigns } from '../fill-signs.ts'
import { byField, formPaths } from '../form-calls.ts'
import { showRefusal } from '../form-outcome.ts'
import type { Refusal } from '../form-values.ts'
import { syncQueue } from '../offline/background-sync.ts'
import { listQueue, removeEntry } from '../offline/offline-queue.ts'
import {
  isSent,
  onQueueChange,
  type QueuedRequest,
  type QueueEntry,
  type SentRequest,
} from '../offline/offline-request.ts'
import { parsePage } from '../parse-page.ts'
import { filledTemplate } from '../templates/fill.ts'

/** The address of the page with the form ends with this when the visitor wants to correct a rejected request. */
const correction = '#correct'

type RefusedRequest = QueuedRequest & { refusal: Refusal }
const isRefused = (entry: QueueEntry): entry is RefusedRequest => !isSent(entry) && entry.refusal !== undefined

const loadTemplates = async () => parsePage(await (await fetch(offlinePath)).text())

let templates: ReturnType<typeof loadTemplates> | undefined

const loadedTemplates = () => {
  templates ??= loadTemplates().catch((failure) => {
    // Not kept: the next entry loads them again.
    templates = undefined
    throw failure
  })
  return templates
}

let notice: Element | null = null
const alerts = new Map<string, Element>()

/** In the device's time zone, in which the visitor wrote the request. */
const localTime = (at: string) => new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

const valuesOf = (entry: SentRequest | RefusedRequest) => ({
  isContact: entry.call === 'contact',
  isSubscribe: entry.call === 'subscribe',
  time: localTime(entry.writtenAt),
  ...(isSent(entry) ? conditionsOf(entry.danger) : { detail: entry.refusal.detail }),
})

const show = async (entry: SentRequest | RefusedRequest) => {
  const page = await loadedTemplates()
  if (alerts.has(entry.id)) return
  notice ??= document.body.appendChild(filledTemplate(page, 'notice').firstElementChild as Element)
  const alert = filledTemplate(page, isSent(entry) ? 'sent' : 'refused', valuesOf(entry)).firstElementChild as Element
  alerts.set(entry.id, alert)
  notice.append(alert)
  void fillSigns(alert.querySelector('ul:empty')).catch(() => {})
  for (const button of alert.querySelectorAll('button')) button.onclick = () => close(entry)
  const link = isSent(entry) ? null : alert.querySelector<HTMLAnchorElement>('.actions a')
  if (!link) return
  link.href = formPaths[entry.call] + correction
  link.onclick = () => void correct(entry as RefusedRequest)
}

const close = ({ id }: { id: string }) => {
  alerts.get(id)?.remove()
  if (!notice?.querySelector('button')) {
    notice?.remove()
    notice = null
  }
  void removeEntry(id)
}

/** Puts the request's text back into its form, with the API's error. */
const correct = (entry: RefusedRequest) => {
  const form = document.querySelector<HTMLFormElement>(`main form[data-call=${entry.call}]`)
  if (!form) return false
  for (const [name, value] of Object.entries(byField(entry.call, entry.body))) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null
    if (field && !field.value) field.value = value
  }
  showRefusal(form, { ...entry.refusal, errors: byField(entry.call, entry.refusal.errors) })
  close(entry)
  return true
}

/** A sent request is reported once: it leaves the queue when it is shown. */
const read = async () => {
  for (const entry of await listQueue()) {
    if (isSent(entry)) await show(entry).then(() => removeEntry(entry.id))
    else if (isRefused(entry) && !(location.hash === correction && correct(entry))) await show(entry)
  }
}

const firstPause = 5_000
const longestPause = 5 * 60_000

/** The first request after a browser is online again often fails. Pauses in milliseconds, each twice the one before. */
const retry = (pause = firstPause) => {
  syncQueue().catch(() => {
    if (navigator.onLine) setTimeout(() => retry(Math.min(2 * pause, longestPause)), pause)
  })
}

onQueueChange(() => void read().catch(() => {}))
const begin = () => {
  void read().catch(() => {})
  retry()
}

addEventListener('online', begin)
begin()

/**
 * Sends the forms of public pages in place: by a call of the API, or to the form's own page. What was typed stays in the
 * form until the server has accepted it.
 */
import { codeWording, messageNeeded, replyTime } from '#shared/wording/forms.ts'
import { nextStep } from '#shared/wording/subscribe.ts'
import { conditionsOf } from '../danger-conditions.ts'
import { fillSigns } from '../fill-signs.ts'
import { byField, callBodyOf, type FormCall } from '../form-calls.ts'
import { formHeader } from '../form-header.ts'
import { moveTo, showOutcome, showRefusal } from '../form-outcome.ts'
import { refusalIn } from '../form-values.ts'
import { queueRequest } from '../offline/offline-queue.ts'
import { parsePage } from '../parse-page.ts'
import { timeoutSignal } from '../request-timeout.ts'

const nobody = { detail: '', errors: {} }

/** What the browser says itself at a field that is empty or wrong, by the names of the form and the field. */
const checked: Record<string, Record<string, string>> = { message: messageNeeded, code: { code: codeWording.needed } }

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (!form.dataset.call) return
  event.preventDefault()
  const pressed = event.submitter as HTMLButtonElement
  if (pressed.ariaBusy) return
  const errors = invalidFields(form)
  if (Object.keys(errors).length > 0) return showRefusal(form, { detail: '', errors })
  pressed.ariaBusy = 'true'
  void send(form, pressed)
    .catch(() => showRefusal(form, nobody))
    .finally(() => {
      pressed.ariaBusy = null
    })
})

const send = (form: HTMLFormElement, pressed: HTMLButtonElement) => {
  const data = new FormData(form)
  if (pressed.name) data.set(pressed.name, pressed.value)
  return form.dataset.call === 'page' ? sendToPage(form, data) : sendByCall(form, data)
}

const sendByCall = async (form: HTMLFormElement, data: FormData) => {
  const call = form.dataset.call as FormCall
  const field = (name: string) => String(data.get(name) ?? '')
  const body = callBodyOf(call, field)
  const header = await formHeader(field, body)
  const key = header['idempotency-key']
  const page = field('page')
  const headers = { 'Content-Type': 'application/json', ...header, ...(page && { 'Form-Page': page }) }
  try {
    const request = { method: 'POST', headers, body: JSON.stringify(body), signal: timeoutSignal() }
    const response = await fetch(`/api/v1/${call}`, request)
    await showAnswer(form, response, field('email'))
  } catch (failure) {
    // With a network, a failure is shown at once: the visitor can try again and sees the result.
    if (navigator.onLine || !key) throw failure
    await queueRequest({ id: key, call, body, writtenAt: new Date().toISOString() })
    showOutcome(form, 'queued')
    form.reset()
    loadNotice()
  }
}

/** Sends it when the network is back, and says so. */
const loadNotice = () => {
  const src = document.querySelector<HTMLElement>('[data-notice]')?.dataset.notice ?? ''
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
}

const showAnswer = async (form: HTMLFormElement, response: Response, email: string) => {
  const refusal = await refusalIn(response.clone())
  if (refusal) {
    // The browser may have filled in the field that only bots see: then the next press is a person's.
    const trap = form.elements.namedItem('website') as HTMLInputElement | null
    if (trap) trap.value = ''
    return showRefusal(form, { ...refusal, errors: byField(form.dataset.call as FormCall, refusal.errors) })
  }
  const { message, replyDays, sendsEmail } = await response.json()
  showOutcome(form, 'sent', {
    email,
    next: nextStep(sendsEmail),
    replyTime: replyTime(replyDays),
    ...conditionsOf(message?.danger),
  })
  form.reset()
  void fillSigns(form.querySelector('[data-outcome] ul:empty')).catch(() => {})
}

/** The response is the same page with the result in it, or leads to another page. */
const sendToPage = async (form: HTMLFormElement, data: FormData) => {
  const body = new URLSearchParams(data as unknown as Record<string, string>)
  const response = await fetch(form.action, { method: 'POST', body, signal: timeoutSignal() })
  // The button stays busy until the next page is shown.
  if (response.redirected) return new Promise<void>(() => location.assign(response.url))
  const page = parsePage(await response.text())
  const content = page.getElementById('content')
  if (!content) throw new Error(`${form.action} answered ${response.status}`)
  document.title = page.title
  document.getElementById('content')?.replaceWith(content)
  prepare()
  moveTo(content.querySelector<HTMLElement>('[autofocus]'))
}

const invalidFields = (form: HTMLFormElement) => {
  const isInvalid = (name: string) => !(form.elements.namedItem(name) as HTMLInputElement).validity.valid
  return Object.fromEntries(Object.entries(checked[form.id] ?? {}).filter(([name]) => isInvalid(name)))
}

/** `shownAt` tells the server when the visitor opened the form. */
const prepare = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-call]')) {
    const shownAt = form.elements.namedItem('shownAt') as HTMLInputElement | null
    if (shownAt) shownAt.value ||= String(Math.round(performance.timeOrigin))
  }
}

prepare()

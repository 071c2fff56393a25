import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { formWording } from '#shared/wording/forms.ts'
import { pagesClient } from '#test/pages-api.ts'
import { testDays } from '#test/signup-days.ts'
import { googleCalendarLinkOf } from '../events/google-calendar.ts'
import { ownTime } from '../feeds/event-calendar.ts'
import { notesFor, sendSignup, signupByCode, timesOf } from './load-signups.ts'

const kofi = { event: 'ho', time: 'ho-0', calledBy: 'Kofi', people: '2', email: '', phone: '' }

const openForm = async (settings: Record<string, string> = {}) => {
  const stage = await testDays({ settings })
  await stage.addDay()
  const client = pagesClient(stage)
  const hidden = { key: randomUUID(), stamp: await stage.core.botCheck.stamp(), website: '' }
  stage.pass(10_000)
  const send = (fields: Partial<typeof kofi & typeof hidden> = {}) => {
    const body = new URLSearchParams({ ...kofi, ...hidden, ...fields })
    return sendSignup(client, new Request('https://voima.example/', { method: 'POST', body }))
  }
  return { ...stage, client, send, [Symbol.asyncDispose]: stage.close }
}

test('pressing the button twice takes one place; the same form with another name takes another', async () => {
  await using form = await openForm()
  const [first, second] = await Promise.all([form.send(), form.send()])
  expect(first).toEqual(second)
  expect(await form.taken()).toBe(2)
  expect(await form.send({ calledBy: 'Esi' })).not.toEqual(first)
  expect(await form.taken()).toBe(4)
})

test('a bot that fills in the hidden field gets no place, and a person who did so can send the form again', async () => {
  await using form = await openForm()
  const detail = formWording.isBot
  for (const fields of [{ website: 'https://spam.example' }, { stamp: 'forged.stamp' }])
    expect(await form.send(fields)).toMatchObject({ typed: { calledBy: 'Kofi' }, refusal: { status: 409, detail } })
  expect(await form.taken()).toBe(0)
  expect(await form.send()).toHaveProperty('code')
})

test('an invalid number is refused at its field, and the form keeps everything that was typed', async () => {
  await using form = await openForm()
  const errors = { people: 'Enter a number of people from 1 to 10.' }
  expect(await form.send({ people: 'two' })).toMatchObject({ typed: { people: 'two' }, refusal: { errors } })
  expect(await form.send({ people: '' })).toHaveProperty('code')
  expect(await form.taken()).toBe(1)
})

test('the page promises emails only if the site can send them', async () => {
  for (const [settings, sendsEmail] of [
    [{}, false],
    [{ SMTP_URL: 'smtp://localhost:2525' }, true],
  ] as const) {
    await using form = await openForm(settings)
    expect(await timesOf(form.client, 'screening-ho')).toMatchObject({ day: { sendsEmail } })
    const sent = await form.send({ email: 'kofi@mail.example' })
    const code = 'code' in sent ? sent.code : ''
    expect(await signupByCode(form.client, code)).toMatchObject({ signup: { getsEmail: sendsEmail } })
  }
})

test('the calendar file and the Google link of a code have the person’s time until the place is given back', async () => {
  await using stage = await testDays()
  await stage.addDay({ times: 3 })
  const client = pagesClient(stage)
  await stage.change('ho', { bring: 'Your folder', contact: 'Esi, 020 000 0000' })
  const { code } = await stage.take('ho-2')
  const entry = { startsAt: '2026-06-26T11:00:00.000Z', endsAt: '2026-06-26T15:00:00.000Z', code }
  expect(await ownTime(client, code.toLowerCase())).toMatchObject([entry])
  const asked = await signupByCode(client, code)
  if (asked.is !== 'found') throw new Error('The code is unknown.')
  const { searchParams } = new URL(
    googleCalendarLinkOf(
      asked.signup,
      code,
      await notesFor(client, asked),
      'https://voima.example/events/screening-ho',
    ),
  )
  expect(searchParams.get('dates')).toBe('20260626T110000Z/20260626T150000Z')
  for (const words of [code, 'Bring: Your folder', 'Contact: Esi']) expect(searchParams.get('details')).toContain(words)
  await stage.signups.cancel(code)
  expect(await ownTime(client, code)).toBeUndefined()
  expect(await ownTime(client, 'WRONG')).toBeUndefined()
})

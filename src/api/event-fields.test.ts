import { expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { screeningDay } from '#test/events.ts'

test('an event names only languages that the site knows', async () => {
  await using stage = await testApi()
  const add = (languages: unknown) =>
    stage.ask({ as: 'Adwoa', method: 'POST', path: '/events', body: { ...screeningDay, languages } })
  const { status, json } = await add(['tw', '<b>Fante</b>'])
  expect(status).toBe(422)
  expect(json.errors).toEqual({
    'languages.1': expect.stringMatching(/^"<b>Fante<\/b>" is not one of the languages: en \(English\), tw \(Twi\)/),
  })
  expect((await add('tw')).json.errors.languages).toMatch(/^languages is "tw"; it must be a list/)
  expect((await add(['tw', 'en'])).json.event.languages).toEqual(['tw', 'en'])
})

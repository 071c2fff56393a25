import { expect, test } from 'vitest'
import { adminWording } from '#shared/wording/admin.ts'
import { sentencesFor } from './login-request.ts'

const failure = (status: number) => ({ status, reason: 'The reason.', errors: {} })

test.each([401, 422])(
  'refused with %i, a person is told to check the words and nothing about which is wrong',
  (status) => {
    expect(sentencesFor(failure(status))).toEqual([adminWording.login.failed])
  },
)

test.each([429, 500, 503])('refused with %i, a person also hears why trying again now will not help', (status) => {
  expect(sentencesFor(failure(status))).toEqual([adminWording.login.failed, 'The reason.'])
})

test('without a connection nobody is blamed for their password', () => {
  expect(sentencesFor(failure(0))).toEqual(['The reason.'])
})

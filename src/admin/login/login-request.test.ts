import { expect, test } from 'vitest'
import { adminWording } from '#shared/wording/admin.ts'
import { sentencesFor } from './login-request.ts'

const failure = (status: number) => ({ status, reason: 'The reason.', errors: {} })

test.each([401, 422])('after status %i, the form does not say which of email and password is wrong', (status) => {
  expect(sentencesFor(failure(status))).toEqual([adminWording.login.failed])
})

test.each([429, 500, 503])('after status %i, the form also says why trying again now does not help', (status) => {
  expect(sentencesFor(failure(status))).toEqual([adminWording.login.failed, 'The reason.'])
})

test('a form without a password says so at the field only', () => {
  expect(sentencesFor({ ...failure(422), errors: { password: 'Enter the password.' } })).toEqual([])
})

test('without a connection, the form does not blame the password', () => {
  expect(sentencesFor(failure(0))).toEqual(['The reason.'])
})

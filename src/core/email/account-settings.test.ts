import { expect, test } from 'vitest'
import { esi } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { Refused } from '../lib/errors.ts'

const from = { name: 'Voima', address: 'info@voima.example' }

const tell = async () => 0

const fieldsFor = (url: string) => {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port), isSecure: false, user: '', from }
}

test('an account that Ama enters is checked, used at once, and shown without its password', async () => {
  const server = await startSmtpServer()
  await using stage = await testCore()
  const { outbox, privacyFacts, users } = stage.core
  const { accountSettings } = outbox
  // Pages cache what they promise.
  const promised = async () => [(await privacyFacts.find()).sendsEmail, await stage.core.sendsEmail()]
  expect([(await outbox.health()).sends, ...(await promised())]).toEqual([false, false, false])
  await outbox.sendTestEmail(esi.email)
  await outbox.sendDue()
  expect(server.taken).toEqual([])

  const shown = await accountSettings.change(fieldsFor(server.url), tell)
  expect(shown).toMatchObject({ isFixed: false, port: Number(new URL(server.url).port), hasPassword: false, from })
  expect([(await outbox.health()).sends, ...(await promised())]).toEqual([true, true, true])
  await outbox.sendDue()
  expect(server.taken.map(({ to }) => to)).toEqual([esi.email])
  expect(server.taken[0]?.text).toContain(`<${from.address}>`)
  await accountSettings.remove(tell)
  expect([(await outbox.health()).sends, ...(await promised())]).toEqual([false, false, false])
  expect(await users.hasAny()).toBe(true)
  await server.close()
})

test('an unreachable account is not saved, and the password is not sent to another server', async () => {
  const server = await startSmtpServer()
  await using stage = await testCore()
  const { accountSettings } = stage.core.outbox
  await expect(accountSettings.change(fieldsFor('smtp://127.0.0.1:1'), tell)).rejects.toThrow(Refused)
  expect(await accountSettings.find()).toMatchObject({ host: '', hasPassword: false })
  const withUser = { ...fieldsFor(server.url), user: 'ama' }
  await expect(accountSettings.change(withUser, tell)).rejects.toMatchObject({
    fields: { password: expect.any(String) },
  })
  await server.close()
})

test('the environment settings override the account', async () => {
  const server = await startSmtpServer()
  await using stage = await testCore({
    settings: { SMTP_URL: server.url, MAIL_FROM: 'Voima <no-reply@voima.example>' },
  })
  const { accountSettings } = stage.core.outbox
  expect(await accountSettings.find()).toMatchObject({ isFixed: true, isSenderFixed: true })
  await expect(accountSettings.change(fieldsFor(server.url), tell)).rejects.toThrow(Refused)
  await server.close()
})

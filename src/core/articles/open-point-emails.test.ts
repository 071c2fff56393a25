import { expect, test } from 'vitest'
import { adwoa, ama, walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { emailsTo } from '#test/emails.ts'
import { days } from '../lib/clock.ts'

const addressOf = (path: string) => `https://voima.example${path}`

test.each(databases)('the weekly email in $name goes to who wants it, while something is open', async (database) => {
  const { clock, pass } = testClock()
  await using stage = await testCore({ database, clock })
  const { core } = stage
  const { openPointEmails } = core.articles
  const user = (await core.sessions.userOf((await core.sessions.open(ama)).token)) ?? expect.fail()
  await core.users.add(adwoa.email, adwoa.password, 'editor')
  const send = async () => {
    await openPointEmails.sendDue(addressOf)
    return (await emailsTo(core, ama.email)).map(({ text }) => text)
  }
  expect(await openPointEmails.isWanted(user)).toBe(false)
  await openPointEmails.choose(user, true)
  await openPointEmails.choose(user, true)
  expect(await openPointEmails.isWanted(user)).toBe(true)
  expect(await send()).toEqual([])

  const { _id } = await core.articles.publish('blog', walk)
  const [text] = await send()
  expect(text).toContain('Blog: 1 incomplete (1 without a source)')
  expect(text).toContain('https://voima.example/manageblog?status=published&open=anything')
  expect(await emailsTo(core, adwoa.email)).toEqual([])
  pass(days(6.9))
  expect(await send()).toHaveLength(1)
  pass(days(0.1))
  await Promise.all([openPointEmails.sendDue(addressOf), openPointEmails.sendDue(addressOf)])
  expect(await send()).toHaveLength(2)

  pass(days(7))
  await core.articles.revise('blog', _id, { isHealth: false, keepDate: true })
  expect(await send()).toHaveLength(2)
  await core.articles.revise('blog', _id, { isHealth: true, keepDate: true })
  await openPointEmails.choose(user, false)
  expect(await send()).toHaveLength(2)
})

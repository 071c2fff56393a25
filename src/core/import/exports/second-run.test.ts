import { describe, expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { importFiles, wxr, wxrItem } from '#test/export-files.ts'
import { seeded } from '#test/number-texts.ts'

const { below } = seeded(35)
const either = () => below(2) === 0

describe.each([...databases])('a second run into $name', (database) => {
  test('unsubscribes who unsubscribed there since, unless they agreed on this site', async () => {
    await using here = await testCore({ database })
    const people = Array.from({ length: 60 }, (_, index) => ({
      ...{ email: `p${index}@mail.example`, words: either() ? 'I want the newsletter' : '' },
      ...{ before: either(), after: either() },
    }))
    const run = (state: 'before' | 'after', isTrial = false) => {
      const lines = people.map(({ email, words, ...is }) => `${email},${is[state]},${words}`)
      const csv = ['email,subscribed_to_emails,agreed_to', ...lines].join('\n')
      return importFiles({ ...here, files: { 'members.csv': csv }, isTrial })
    }
    const subscribed = async () => (await here.core.subscribers.list(1, 100)).found.map(({ email }) => email).toSorted()
    await run('before')
    const [back] = people.filter(({ before }) => !before).map(({ email }) => email)
    const tokens: string[] = []
    const linkOf = (token: string) => `https://voima.example/${tokens.push(token)}`
    await here.core.subscribers.add({ email: back ?? '' }, { page: '/', linkOf })
    await here.core.subscribers.confirm(tokens[0] ?? '')
    const first = await subscribed()
    const left = people.filter(({ before, after }) => before && !after)
    for (const isTrial of [true, false]) {
      expect(await subscribed()).toEqual(first)
      const { report, addsUp } = await run('after', isTrial)
      expect(addsUp).toBe(true)
      expect(report.match(/: updated, because it was changed there: unsubscribed, as there\./g)).toHaveLength(
        left.length,
      )
    }
    const stay = people.filter(({ before, after, email }) => (before && after) || email === back)
    expect(await subscribed()).toEqual(stay.map(({ email }) => email).toSorted())
  })

  test('names every text that was edited or deleted here, whether it was changed there or not', async () => {
    await using here = await testCore({ database })
    const plans = Array.from({ length: 24 }, (_, index) => ({
      ...{ id: index + 1, isChangedThere: either(), here: below(3) },
    }))
    const run = (isSecond: boolean) => {
      const items = plans.map(({ id, isChangedThere }) =>
        wxrItem({ id, html: isSecond && isChangedThere ? 'New words.' : 'Words.' }),
      )
      return importFiles({ ...here, files: { 'a.xml': wxr(items) } })
    }
    await run(false)
    const { articles } = here.core
    const { found } = await articles.list('blog', 1, 100)
    for (const { _id, slug } of found) {
      const plan = plans.find(({ id }) => slug === `post-${id}`)
      if (plan?.here === 1) await articles.revise('blog', _id, { title: 'Better', keepDate: true })
      if (plan?.here === 2) await articles.remove('blog', _id)
    }
    const { report, addsUp } = await run(true)
    expect(addsUp).toBe(true)
    const sentences = plans.map(({ id, isChangedThere, here: what }) => {
      const alone = isChangedThere ? 'updated, because it was changed there' : 'here already'
      const edited = `not changed: it was edited here${isChangedThere ? ', and it was changed there, too' : ''}`
      return `post (${id}) “Post ${id}”: ${[alone, edited, 'not changed: it was deleted here'][what]}.`
    })
    expect(report.split('\n').filter((line) => line.startsWith('post ('))).toEqual(sentences)
  })
})

test('a date in the future is named, and so is a newsletter that was only sent by email', async () => {
  await using here = await testCore()
  const dates = Array.from({ length: 6 }, (_, index) => `202${5 + below(4)}-0${1 + below(9)}-1${index} 10:00`)
  const items = dates.map((date, index) =>
    wxrItem({ id: index + 1, status: 'future' }).replace(/2020-05-0\d 10:00/, () => date),
  )
  const now = '2026-06-19T08:00:00.000Z'
  const { report } = await importFiles({ ...here, now, files: { 'a.xml': wxr(items) } })
  for (const date of dates)
    expect([date, report.includes(`its date ${date} (UTC) was left out, because it is in the future`)]).toEqual([
      date,
      date > now.replace('T', ' '),
    ])
  const post = { id: '1', title: 'Letter', slug: 'letter', type: 'post', status: 'sent', html: '<p>Words</p>' }
  const ghost = JSON.stringify({ data: { posts: [{ ...post, published_at: '2021-02-03T04:05:06.000Z' }] } })
  const { report: second } = await importFiles({ ...here, files: { 'ghost.json': ghost } })
  expect(second).toContain('as a draft in blog, because it was only sent by email.')
})

test.each([
  ['is absent', undefined, ['a', 'b']],
  ['is empty', [], []],
  ['names one of them', [{ member_id: 'b', newsletter_id: 'n' }], ['b']],
])('the members of a Ghost export whose table of newsletters %s', async (_, members_newsletters, waiting) => {
  await using here = await testCore()
  const members = ['a', 'b'].map((id) => ({ id, email: `${id}@mail.example`, created_at: 1_600_000_000_000 }))
  const file = JSON.stringify({ db: [{ data: { posts: [], members, members_newsletters } }] })
  await importFiles({ ...here, files: { 'ghost.json': file } })
  const { found } = await here.core.subscribers.list(1, 10)
  expect(found.map(({ email }) => email).toSorted()).toEqual(waiting.map((id) => `${id}@mail.example`))
})

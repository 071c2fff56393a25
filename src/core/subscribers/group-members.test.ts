import { describe, expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { testNewsletter } from '#test/newsletter.ts'

describe.each(databases)('on $name, subscribers', (database) => {
  test('are put into a group by their ids or by a filter, except those who unsubscribed', async () => {
    await using stage = await testNewsletter({ database })
    const { subscribers, history } = stage.core
    const [ama, esi, left] = await stage.addSubscribers('ama@ho.example', 'esi@ho.example', 'left@ho.example')
    await subscribers.add({ email: 'kofi@hohoe.example' })
    await subscribers.unsubscribe(await subscribers.unsubscribeToken(left?._id ?? ''))
    const inGroup = async (group: string) =>
      (await subscribers.list(1, 10, { group })).found.map(({ email }) => email).sort()

    expect(await subscribers.addToGroup({ group: 'Teachers', ids: [ama?._id ?? '', left?._id ?? ''] })).toBe(1)
    expect(await inGroup('teachers')).toEqual([ama?.email])
    expect(await subscribers.addToGroup({ group: 'Ho', matching: { search: '@ho.example' } })).toBe(2)
    expect(await inGroup('ho')).toEqual([ama?.email, esi?.email])
    expect(await subscribers.groups()).toEqual([
      { name: 'ho', subscribers: 2 },
      { name: 'teachers', subscribers: 1 },
    ])
    // Nobody joins twice, and the filter may itself be a group.
    expect(await subscribers.addToGroup({ group: 'Ho', matching: { group: 'teachers' } })).toBe(0)
    expect(await subscribers.addToGroup({ group: 'Volta', matching: { group: 'ho' } })).toBe(2)
    const grouped = (await history.list({ page: 1, limit: 10 })).found.filter(
      ({ event }) => event === 'subscribers.grouped',
    )
    expect(grouped.map(({ about }) => about)).toContain('Volta, 2')
  })
})

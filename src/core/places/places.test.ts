import { describe, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { clinic, clinicIn } from '#test/clinics.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { actAs } from '../audit/audit-log.ts'
import { days } from '../lib/clock.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'

const called = { how: 'called', result: 'right' } as const
const all = { page: 1, limit: 100 }
const names = ({ found }: { found: { name: string }[] }) => found.map(({ name }) => name)

for (const database of databases)
  describe(`places of care on ${database.name}`, () => {
    test('are listed only after a check found the details right, and not once closed', async () => {
      await using stage = await testCore({ database })
      const { places } = stage.core
      const { _id, slug } = await places.add(clinic)
      expect(slug).toBe('example-clinic-ho')
      expect(names(await places.list(all))).toEqual([])
      await places.check(_id, { how: 'called', result: 'no_answer' })
      expect(names(await places.list(all))).toEqual([])
      await expect(places.findPublic(slug)).rejects.toThrow(NotFound)
      await places.check(_id, called)
      expect(names(await places.list(all))).toEqual([clinic.name])
      await places.check(_id, { how: 'visited', result: 'no_answer' })
      expect(await places.findPublic(slug)).toMatchObject({ ...clinic, checkedHow: 'called', state: 'listed' })
      const { checkId } = await places.check(_id, { how: 'visited', result: 'closed' })
      expect(names(await places.list(all))).toEqual([])
      expect((await places.find(_id)).place.state).toBe('closed')
      await places.removeCheck(_id, checkId)
      expect(names(await places.list(all))).toEqual([clinic.name])
    })

    test('of two checks on one day, the later record counts', async () => {
      const { clock } = testClock('2026-10-14T15:00:00.000Z')
      await using stage = await testCore({ database, clock })
      const { places } = stage.core
      const { _id } = await places.add(clinic)
      for (const on of ['2026-10-13', undefined])
        for (const result of ['right', 'closed', 'right', 'closed'] as const) {
          await places.check(_id, { how: 'visited', result, on })
          expect((await places.find(_id)).place.state).toBe(result === 'right' ? 'listed' : 'closed')
        }
    })

    test('go through the four ages of a check, and then leave the list automatically', async () => {
      const { clock, pass } = testClock('2026-10-14T15:00:00.000Z')
      await using stage = await testCore({ database, clock })
      const { places } = stage.core
      const [older, newer] = [await places.add(clinic), await places.add({ ...clinic, name: 'Zebra clinic' })]
      await places.check(older._id, called)
      const shown = async () => (await places.list(all)).found.map(({ name, freshness }) => [name, freshness])
      const countDue = async () => (await places.listForEditors({ ...all, state: 'due' })).found.length
      const due = async () => (await stage.core.dashboard({ role: 'administrator' })).tasks
      expect(await due()).toEqual([{ task: 'duePlaces', count: 1, oldestAt: '2026-10-14T15:00:00.000Z' }])
      expect(await shown()).toEqual([[clinic.name, 'current']])
      expect((await places.list(all)).found[0]?.checkedOn).toBe('2026-10-14')
      pass(days(182)) // 14 April 2027
      expect(await shown()).toEqual([[clinic.name, 'callFirst']])
      expect(await countDue()).toBe(2)
      pass(days(183)) // 14 October 2027
      await places.check(newer._id, called)
      expect(await shown()).toEqual([
        ['Zebra clinic', 'current'],
        [clinic.name, 'notChecked'],
      ])
      expect(await countDue()).toBe(1)
      // Due a week before six months have passed since the check.
      expect(await due()).toEqual([{ task: 'duePlaces', count: 1, oldestAt: '2027-04-07T00:00:00.000Z' }])
      pass(days(183)) // 14 April 2028
      expect(await shown()).toEqual([['Zebra clinic', 'callFirst']])
      await expect(places.findPublic(older._id)).rejects.toThrow(NotFound)
      const editors = await places.listForEditors({ ...all, state: 'expired' })
      expect(names(editors)).toEqual([clinic.name])
      expect(editors.counts).toMatchObject({ all: 2, due: 2, listed: 1, expired: 1 })
    })

    test('are found by region and kind, and nearest to a town first', async () => {
      await using stage = await testCore({ database })
      const { places } = stage.core
      const towns = [
        ['Tamale', 'GH-NP', { lat: 9.4, lon: -0.84 }],
        ['Accra', 'GH-AA', { lat: null, lon: null }],
        ['Ho', 'GH-TV', { lat: 6.6, lon: 0.47 }],
        ['A village', 'GH-TV', { lat: null, lon: null }],
      ] as const
      for (const [town, region, position] of towns) {
        const { _id } = await places.add({ ...clinicIn(town, region), ...position })
        await places.check(_id, called)
      }
      const found = async (query: object) => (await places.list({ ...all, ...query })).found.map(({ town }) => town)
      expect(await found({})).toEqual(['Accra', 'Tamale', 'A village', 'Ho'])
      expect(await found({ region: 'GH-TV' })).toEqual(['A village', 'Ho'])
      expect(await found({ kind: 'group' })).toEqual([])
      expect(await found({ town: 'Hohoe' })).toEqual(['Ho', 'Accra', 'Tamale', 'A village'])
      const near = (await places.list({ ...all, town: 'Ho' })).found.map(({ km }) => km)
      expect(near).toEqual([0, 137, 343, undefined])
      expect((await places.list({ page: 2, limit: 3 })).found).toHaveLength(1)
    })

    test('need a phone or WhatsApp number, and both coordinates or none', async () => {
      await using stage = await testCore({ database })
      const { places } = stage.core
      await expect(places.add({ ...clinic, phones: [], whatsapp: '' })).rejects.toThrow(Refused)
      await expect(places.add({ ...clinic, lat: 6.6, lon: null })).rejects.toThrow('both the latitude')
      const { _id } = await places.add({ ...clinic, phones: [], whatsapp: '+233 20 000 0000' })
      await expect(places.change(_id, { whatsapp: '' })).rejects.toThrow(Refused)
      expect((await places.find(_id)).place.whatsapp).toBe('+233 20 000 0000')
    })

    test('reject a change of an old version, are restored from the trash, and are deleted after 30 days', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { places, history, runHousekeeping } = stage.core
      const { _id, version, slug } = await places.add(clinic)
      await places.check(_id, called)
      const changed = await places.change(_id, { version, name: 'New name' })
      expect(changed).toMatchObject({ name: 'New name', slug, version: version + 1 })
      await expect(places.change(_id, { version, name: 'Later' })).rejects.toThrow(Conflict)
      await places.remove(_id)
      await expect(places.findPublic(slug)).rejects.toThrow(NotFound)
      expect((await places.restore(_id)).state).toBe('listed')
      await places.remove(_id)
      pass(days(31))
      await runHousekeeping()
      await expect(places.find(_id)).rejects.toThrow(NotFound)
      const { found } = await history.list({ page: 1, limit: 10, kind: 'places' })
      expect(found.map(({ event }) => event).sort()).toEqual(
        [
          'places.added',
          'places.checked',
          'places.changed',
          'places.removed',
          'places.restored',
          'places.removed',
        ].sort(),
      )
      expect(found[0]?.ref).toEqual({ kind: 'places', _id })
    })

    test('record who checked them until that account is removed, and reject a check in the future', async () => {
      const { clock } = testClock()
      await using stage = await testCore({ database, clock })
      const { places, sessions, users } = stage.core
      const user = await users.add('yaa@voima.example', 'a long enough password', 'editor')
      const actor = (await sessions.userOf((await sessions.open(ama)).token)) ?? expect.fail()
      const { _id } = await places.add(clinic)
      await actAs({ ...actor, id: user.id }, () => places.check(_id, { ...called, on: '2026-06-01' }))
      expect((await places.find(_id)).checks).toMatchObject([{ ...called, on: '2026-06-01', who: 'yaa' }])
      await actAs(actor, () => users.remove(user.id))
      expect((await places.find(_id)).checks).toMatchObject([{ ...called, on: '2026-06-01' }])
      expect((await places.find(_id)).checks[0]?.who).toBeUndefined()
      await expect(places.check(_id, { ...called, on: '2026-06-20' })).rejects.toThrow('2026-06-20')
    })

    test('with the same name get different slugs', async () => {
      await using stage = await testCore({ database })
      const { places } = stage.core
      const first = await places.add(clinic)
      expect((await places.add(clinic)).slug).toBe(`${first.slug}-2`)
    })
  })

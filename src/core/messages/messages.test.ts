import { describe, expect, test } from 'vitest'
import { yaw } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { NotFound } from '../lib/errors.ts'

for (const database of databases)
  describe(`messages in ${database.name}`, () => {
    test('the message of a visitor is stored as the subject, unchanged', async () => {
      await using organisation = await testCore({ database })
      const { messages } = organisation.core
      const message = `Ɛte sɛn? 😀 <script>alert(1)</script> "'; DROP TABLE messages; --`
      const received = await messages.receive({ ...yaw, message })
      expect(received).toMatchObject({ name: yaw.name, email: yaw.email, subject: message })
      expect(await messages.find(received._id)).toEqual(received)
    })

    test('the newest message comes first, on pages and in the whole list', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { messages } = organisation.core
      for (const message of ['first', 'second', 'third']) {
        await messages.receive({ ...yaw, message })
        pass(1)
      }
      const { found, totalPages } = await messages.list(1, 2)
      expect(found.map(({ subject }) => subject)).toEqual(['third', 'second'])
      expect(totalPages).toBe(2)
      expect((await messages.newest()).map(({ subject }) => subject)).toEqual(['third', 'second', 'first'])
    })

    test('a message sent again under the same key is stored once', async () => {
      await using organisation = await testCore({ database })
      const { messages } = organisation.core
      const [first, again] = [
        await messages.receive(yaw, { key: 'a key' }),
        await messages.receive(yaw, { key: 'a key' }),
      ]
      expect(again._id).toBe(first._id)
      await messages.receive(yaw, { key: 'another key' })
      await messages.receive(yaw)
      expect(await messages.newest()).toHaveLength(3)
    })

    test('a removed message is deleted permanently', async () => {
      await using organisation = await testCore({ database })
      const { messages } = organisation.core
      const { _id } = await messages.receive(yaw)
      expect(await messages.remove(_id)).toMatchObject({ _id, subject: yaw.message })
      await expect(messages.find(_id)).rejects.toThrow(NotFound)
      await expect(messages.remove(_id)).rejects.toThrow(NotFound)
      expect(await messages.newest()).toEqual([])
    })
  })

import { describe, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { pictures } from '#test/pictures.ts'
import { hours } from '../lib/clock.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'

type Stage = Awaited<ReturnType<typeof testCore>>

const begun = async ({ core: { uploads } }: Pick<Stage, 'core'>, bytes: Uint8Array) =>
  uploads.begin({ name: 'tree.jpg', bytes: bytes.byteLength })

const sendAll = async ({ core: { uploads } }: Pick<Stage, 'core'>, id: string, bytes: Uint8Array) => {
  for (let at = 0; at < bytes.byteLength; at += 200) await uploads.receivePart(id, at, bytes.subarray(at, at + 200))
}

for (const database of databases)
  describe(`an upload in parts, on ${database.name}`, () => {
    test('joins the parts in order, also after a restart', async () => {
      await using stage = await testCore({ database })
      const bytes = await pictures.jpeg(80, 50)
      const { _id } = await begun(stage, bytes)
      await stage.core.uploads.receivePart(_id, 0, bytes.subarray(0, 100))
      const core = await stage.reopen()
      expect(await core.uploads.find(_id)).toMatchObject({ received: 100, bytes: bytes.byteLength })
      await core.uploads.receivePart(_id, 100, bytes.subarray(100))
      const picture = await core.uploads.finish(_id, { alt: 'A tree', hasConsent: true }, ama.email)
      expect(picture).toMatchObject({ _id, name: 'tree.jpg', imageAlt: 'A tree', imageWidth: 80, imageHeight: 50 })
      expect(picture.consent?.by).toBe('ama')
    })

    test('rejects a repeated or early part, and names the offset to continue at', async () => {
      await using stage = await testCore({ database })
      const { uploads } = stage.core
      const bytes = await pictures.jpeg(80, 50)
      const { _id } = await begun(stage, bytes)
      await uploads.receivePart(_id, 0, bytes.subarray(0, 100))
      await expect(uploads.receivePart(_id, 0, bytes.subarray(0, 100))).rejects.toThrow(Conflict)
      await expect(uploads.receivePart(_id, 200, bytes.subarray(200))).rejects.toThrow('begins at 100')
      await expect(uploads.finish(_id, {}, ama.email)).rejects.toThrow(Conflict)
      expect((await uploads.find(_id)).received).toBe(100)
    })

    test('creates one picture, however often it is finished', async () => {
      await using stage = await testCore({ database })
      const bytes = await pictures.jpeg(80, 50)
      const { _id } = await begun(stage, bytes)
      await sendAll(stage, _id, bytes)
      const finish = () => stage.core.uploads.finish(_id, {}, ama.email)
      const made = await Promise.all([finish(), finish()])
      expect([...made, await finish()].map((picture) => picture._id)).toEqual([_id, _id, _id])
      expect((await stage.core.library.list({ page: 1, limit: 10 })).found).toHaveLength(1)
    })

    test('rejects parts that are empty, too large, or beyond the announced size', async () => {
      await using stage = await testCore({ database })
      const { uploads } = stage.core
      const { _id } = await uploads.begin({ name: '', bytes: 10 })
      await expect(uploads.receivePart(_id, 0, new Uint8Array(11))).rejects.toThrow(Refused)
      await expect(uploads.receivePart(_id, 0, new Uint8Array(0))).rejects.toThrow(Refused)
      await expect(uploads.receivePart(_id, 0, new Uint8Array(limits.uploadPart + 1))).rejects.toThrow(Refused)
      expect((await uploads.find(_id)).received).toBe(0)
    })

    test('is deleted a day later if it is incomplete', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { uploads, runHousekeeping } = stage.core
      const { _id } = await uploads.begin({ name: '', bytes: 10 })
      await uploads.receivePart(_id, 0, new Uint8Array(5))
      pass(hours(limits.uploadHours) - 1)
      await runHousekeeping()
      expect((await uploads.find(_id)).received).toBe(5)
      pass(1)
      await runHousekeeping()
      await expect(uploads.find(_id)).rejects.toThrow(NotFound)
    })
  })

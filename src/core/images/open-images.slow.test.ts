import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { limits } from '#shared/limits.ts'
import { walk } from '#test/cast.ts'
import { compiled } from '#test/compiled.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { imageWorker } from '#test/image-worker.ts'
import { pictures } from '#test/pictures.ts'
import { stores } from '#test/stores.ts'
import { openDatabase } from '../database/open.ts'
import { type Clock, days, minutes } from '../lib/clock.ts'
import { createImageFiles, type ImageFiles } from './image-files.ts'
import { createVariantQueue } from './image-queue.ts'
import { createVariants } from './open-images.ts'
import { openImageStore } from './store.ts'

const [embedded] = databases

const finisher = join(import.meta.dirname, '../../../tests/support/variant-maker.ts')

type Stage = Awaited<ReturnType<typeof testCore>>

const published = async ({ core }: Stage, image?: Uint8Array) =>
  (await core.articles.publish('news', walk, image ?? (await pictures.jpeg(800, 500))))._id

const found = ({ core }: Pick<Stage, 'core'>, id: string) => core.articles.find('news', id)
const namesIn = (srcset = '') => [...srcset.matchAll(/\/media\/(\S+) /g)].map(([, name]) => name ?? '')
const avifFiles = async ({ storage }: Stage) => (await storage.names()).filter((name) => name.endsWith('.avif'))

/** The core's internal parts, for a second process beside it. */
const partsOf = async (stage: Stage, clock: Clock = () => new Date()) => {
  const db = await openDatabase(databaseUrlOf(stage.config))
  const imageFiles = createImageFiles(openImageStore(stage.config), imageWorker)
  const queue = createVariantQueue(db, clock)
  return { db, imageFiles, queue, imageWorker, [Symbol.asyncDispose]: () => db.destroy() }
}

/** A picture as stored before masters and AVIF existed. */
const asBefore = async (stage: Stage) => {
  await using parts = await partsOf(stage)
  await parts.db.updateTable('images').set({ widths: '[320,640,800]', file_bytes: '{}' }).execute()
  for (const name of await stage.storage.names())
    if (/-(160|240|master)\.webp$/.test(name)) await stage.storage.drop(name)
}

const [folder, s3] = stores
/** Each engine and each store once. */
const places = databases.map((database) => ({ database, store: database === embedded ? folder : s3 }))

for (const where of places)
  describe(`pictures without all variants, in ${where.database.name} and ${where.store.name}`, () => {
    test('get AVIF in each of their widths', async () => {
      await using stage = await testCore(where)
      const id = await published(stage)
      expect(await found(stage, id)).not.toHaveProperty('imageAvif', expect.anything())
      await stage.core.imageVariants.makeMissing()
      const { imageAvif, imageSrcset } = await found(stage, id)
      expect(imageAvif).toBe(imageSrcset?.replaceAll('.webp', '.avif'))
      const names = namesIn(imageAvif)
      expect(names).toHaveLength(5)
      for (const name of names) {
        const file = await stage.core.imageFiles.read(name)
        expect(file?.type).toBe('image/avif')
        expect(await sharp(file?.body).metadata()).toMatchObject({
          mediaType: 'image/avif',
          width: Number(/-(\d+)\./.exec(name)?.[1]),
        })
      }
    })

    test('get the true size of each file, and offer the smallest', async () => {
      await using stage = await testCore(where)
      const id = await published(stage)
      await stage.core.imageVariants.makeMissing()
      const light = (await found(stage, id)).imageLight
      const sizes = await Promise.all(
        ['avif', 'webp'].map(async (ending) => {
          const name = light?.url.replace(/^\/media\//, '').replace(/\w+$/, ending) ?? ''
          return (await stage.storage.body(name)).byteLength
        }),
      )
      expect(light).toEqual({ url: expect.stringContaining('-640.'), bytes: Math.min(...sizes) })
    })

    test('notify of a change, so that pages show the new variants', async () => {
      await using stage = await testCore(where)
      const id = await published(stage)
      const seen: ReturnType<typeof found>[] = []
      stage.core.onChange(() => seen.push(found(stage, id)))
      await stage.core.imageVariants.makeMissing()
      expect(seen.length).toBeGreaterThan(0)
      expect((await seen.at(-1))?.imageAvif).toContain('.avif')
    })

    test('are processed one by one, newest first, and once each', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ ...where, clock })
      for (let number = 0; number < 3; number += 1) {
        await published(stage)
        pass(minutes(1))
      }
      const done: string[] = []
      const ask = () => stage.core.imageVariants.makeMissing(({ id }) => done.push(id))
      await Promise.all([ask(), ask()])
      const { found: newestFirst } = await stage.core.articles.list('news', 1, 10)
      expect(done).toEqual(newestFirst.map(({ imageUrl }) => imageUrl?.slice('/media/'.length, -'.jpg'.length)))
      expect(await stage.core.imageVariants.count()).toBe(0)
    })

    test('are left to the process that has the lease until the lease ends', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ ...where, clock })
      await published(stage)
      await using parts = await partsOf(stage, clock)
      await parts.queue.lease()
      await stage.core.imageVariants.makeMissing()
      expect(await stage.core.imageVariants.count()).toBe(1)
      pass(minutes(3))
      await stage.core.imageVariants.makeMissing()
      expect(await stage.core.imageVariants.count()).toBe(0)
    })

    test.each(['before', 'after'] as const)(
      'leave no files behind if they are deleted %s their variants are made',
      async (moment) => {
        const { clock, pass } = testClock()
        await using stage = await testCore({ ...where, clock })
        const id = await published(stage)
        await stage.core.articles.remove('news', id)
        const end = async () => {
          pass(days(limits.trashDays))
          await stage.core.articles.expire()
        }
        await using parts = await partsOf(stage, clock)
        const imageFiles = {
          ...parts.imageFiles,
          makeVariants: async (...given: Parameters<ImageFiles['makeVariants']>) => {
            if (moment === 'before') await end()
            const finished = await parts.imageFiles.makeVariants(...given)
            await end()
            return finished
          },
        }
        const failures: (Error | undefined)[] = []
        await createVariants({ ...parts, imageFiles }).makeMissing(({ failure }) => failures.push(failure))
        expect(failures).toEqual([undefined])
        expect(await stage.storage.names()).toEqual([])
      },
    )

    test('that fail are not retried endlessly, but again on request', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ ...where, clock })
      await published(stage)
      for (const name of await stage.storage.names()) await stage.storage.put(name, 'broken')
      const failures: (Error | undefined)[] = []
      const tryIt = async () => {
        await stage.core.imageVariants.makeMissing(({ failure }) => failures.push(failure))
        pass(minutes(3))
      }
      for (let time = 0; time < 5; time += 1) await tryIt()
      expect(failures).toEqual([expect.any(Error), expect.any(Error), expect.any(Error)])
      expect(await avifFiles(stage)).toEqual([])
      await stage.core.imageVariants.retryFailed()
      await tryIt()
      expect(failures).toHaveLength(4)
    })

    test('from before masters existed get their variants from the largest file', async () => {
      await using stage = await testCore(where)
      const id = await published(stage)
      const { imageSrcset } = await found(stage, id)
      await asBefore(stage)
      expect(await found(stage, id)).not.toHaveProperty('imageLight', expect.anything())
      await stage.core.imageVariants.makeMissing()
      const now = await found(stage, id)
      expect(now.imageSrcset).toBe(imageSrcset)
      expect(now.imageLight?.url).toContain('-640.')
      for (const name of [...namesIn(now.imageSrcset), ...namesIn(now.imageAvif)])
        expect(await stage.core.imageFiles.read(name)).toBeDefined()
    })

    test('stay unfinished when the site stops, until its next start', async () => {
      await using stage = await testCore(where)
      const id = await published(stage)
      await using parts = await partsOf(stage)
      const isClaimed = () =>
        parts.db.selectFrom('images').where('avif_leased_at', 'is not', null).select('id').execute()
      const told: unknown[] = []
      const finished = stage.core.imageVariants.makeMissing((done) => told.push(done))
      await expect.poll(isClaimed).toHaveLength(1)
      const core = await stage.reopen()
      await finished
      expect(told).toEqual([])
      await core.imageVariants.makeMissing()
      expect((await found({ core }, id)).imageAvif).toContain('.avif')
    })
  })

test('a killed process leaves no partial picture, and the next process finishes it', async () => {
  const { clock, pass } = testClock(new Date().toISOString())
  await using stage = await testCore({ clock })
  const id = await published(stage, await pictures.jpeg(1600, 1000))
  const child = spawn(process.execPath, [finisher], {
    env: { ...compiled, DATA_DIR: stage.dataDir, STARTER_CONTENT: 'none' },
    stdio: 'inherit',
  })
  const exited = once(child, 'exit')
  // The first file of several has just been renamed.
  for await (const { filename } of watch(join(stage.dataDir, 'media'))) if (filename?.endsWith('.avif')) break
  child.kill('SIGKILL')
  expect(await exited).toEqual([null, 'SIGKILL'])
  const offered = namesIn((await found(stage, id)).imageAvif)
  for (const name of offered) expect(await avifFiles(stage)).toContain(name)

  pass(minutes(3))
  await stage.core.imageVariants.makeMissing()
  expect(namesIn((await found(stage, id)).imageAvif).sort()).toEqual((await avifFiles(stage)).sort())
})

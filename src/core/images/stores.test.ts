import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { imageWorker } from '#test/image-worker.ts'
import { pictures } from '#test/pictures.ts'
import { type OpenStore, stores } from '#test/stores.ts'
import { createImageFiles, type ImageFiles } from './image-files.ts'
import { openImageStore } from './store.ts'

for (const store of stores)
  describe(`in ${store.name}`, () => {
    let dataDir: string
    let place: OpenStore
    let imageFiles: ImageFiles

    beforeEach(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'voima-media-'))
      place = await store.open(dataDir)
      imageFiles = createImageFiles(openImageStore(readConfig({ DATA_DIR: dataDir, ...place.settings })), imageWorker)
    })
    afterEach(async () => {
      await place.close()
      await rm(dataDir, { recursive: true, force: true })
    })

    test('a stored picture is read by each name except its master’s, and no unfinished file remains', async () => {
      const { id } = await imageFiles.save(await pictures.jpeg())
      expect(await place.names()).toEqual([`${id}-64.webp`, `${id}-master.webp`, `${id}.jpg`])
      const webp = await imageFiles.read(`${id}-64.webp`)
      expect(webp).toMatchObject({ type: 'image/webp' })
      expect(Buffer.from(webp?.body ?? []).equals(await place.body(`${id}-64.webp`))).toBe(true)
      expect(await imageFiles.read(`${id}.jpg`)).toMatchObject({ type: 'image/jpeg' })
      expect(await imageFiles.read(`${id}-master.webp`)).toBeUndefined()
    })

    test('only names of pictures can be read', async () => {
      await place.put('secret.jpg', 'x')
      await place.put('abcdefghjkmnpqrs.txt', 'x')
      const names = ['secret.jpg', '../voima.db', 'abcdefghjkmnpqrs.txt', '', 'abcdefghjkmnpqrs/../secret.jpg', 'a\0b']
      for (const name of names) expect(await imageFiles.read(name)).toBeUndefined()
    })

    test('an unknown picture is not found', async () => {
      expect(await imageFiles.read('abcdefghjkmnpqrs.jpg')).toBeUndefined()
    })

    test('a removed picture is gone, and removing it again is harmless', async () => {
      const image = await imageFiles.save(await pictures.jpeg())
      await imageFiles.remove(image)
      await imageFiles.remove(image)
      expect(await place.names()).toEqual([])
    })

    test('the clean-up removes old files of unknown pictures and keeps the others', async () => {
      const known = await imageFiles.save(await pictures.jpeg())
      for (let number = 0; number < 3; number += 1) await imageFiles.save(await pictures.jpeg())
      await place.ageByTwoDays()
      const young = await imageFiles.save(await pictures.jpeg())
      await imageFiles.removeOrphans(new Set([known.id]))
      const kept = [known.id, young.id].flatMap((id) => [`${id}-64.webp`, `${id}-master.webp`, `${id}.jpg`])
      expect(await place.names()).toEqual(kept.sort())
    })
  })

const [folder, s3] = stores

test('the clean-up removes old unfinished files from the folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'voima-media-'))
  const place = await folder.open(dataDir)
  await place.put('abcdefghjkmnpqrs.unfinished', 'half')
  await place.ageByTwoDays()
  await createImageFiles(openImageStore(readConfig({ DATA_DIR: dataDir })), imageWorker).removeOrphans(new Set())
  expect(await place.names()).toEqual([])
  await rm(dataDir, { recursive: true })
})

test('the clean-up leaves files of others in the same bucket', async () => {
  const place = await s3.open('')
  await place.put('somebody-elses.pdf', 'theirs')
  await place.put('folder/abcdefghjkmnpqrs.jpg', 'theirs')
  await place.ageByTwoDays()
  await createImageFiles(openImageStore(readConfig(place.settings)), imageWorker).removeOrphans(new Set())
  expect(await place.names()).toEqual(['folder/abcdefghjkmnpqrs.jpg', 'somebody-elses.pdf'])
  await place.close()
})

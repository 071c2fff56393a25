import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictures } from '../../../tests/support/pictures.ts'
import { workshop } from '../../../tests/support/workshop.ts'
import { openDisk } from './disk.ts'
import { createMedia } from './media.ts'

let folder: string
const media = () => createMedia(openDisk(folder), workshop)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-media-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const ageByTwoDays = async () => {
  const before = Date.now() / 1000 - 2 * 24 * 60 * 60
  for (const name of await readdir(folder)) await utimes(join(folder, name), before, before)
}

test('a kept picture is read under each of its names except that of its master, and nothing unfinished lies beside it', async () => {
  const { id } = await media().keep(await pictures.jpeg())
  expect((await readdir(folder)).sort()).toEqual([`${id}-64.webp`, `${id}-master.webp`, `${id}.jpg`])
  expect(await media().read(`${id}-64.webp`)).toMatchObject({ type: 'image/webp' })
  expect(await media().read(`${id}.jpg`)).toMatchObject({ type: 'image/jpeg' })
  expect(await media().read(`${id}-master.webp`)).toBeUndefined()
})

test('only names of pictures are read', async () => {
  await writeFile(join(folder, 'secret.jpg'), 'x')
  await writeFile(join(folder, 'abcdefghjkmnpqrs.txt'), 'x')
  const names = ['secret.jpg', '../voima.db', 'abcdefghjkmnpqrs.txt', '', 'abcdefghjkmnpqrs/../secret.jpg', 'a\0b']
  for (const name of names) expect(await media().read(name)).toBeUndefined()
})

test('a discarded picture is gone, and discarding it again is no harm', async () => {
  const image = await media().keep(await pictures.jpeg())
  await media().discard(image)
  await media().discard(image)
  expect(await readdir(folder)).toEqual([])
})

test('a sweep removes old files of unknown pictures and leaves the others', async () => {
  const known = await media().keep(await pictures.jpeg())
  await media().keep(await pictures.jpeg())
  await writeFile(join(folder, 'abcdefghjkmnpqrs.unfinished'), 'half')
  await ageByTwoDays()
  const young = await media().keep(await pictures.jpeg())
  await media().sweep(new Set([known.id]))
  const kept = [known.id, young.id].flatMap((id) => [`${id}-64.webp`, `${id}-master.webp`, `${id}.jpg`])
  expect((await readdir(folder)).sort()).toEqual(kept.sort())
})

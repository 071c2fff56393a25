/** Every image store: a test of stored images runs once in each. */
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startObjectStore } from './object-store.ts'

export type TestStore = { name: string; open: (dataDir: string) => Promise<OpenStore> }

/** Reads and changes the files of a store without the site's knowledge. */
export type OpenStore = {
  settings: Record<string, string>
  names: () => Promise<string[]>
  body: (name: string) => Promise<Uint8Array>
  put: (name: string, body: string) => Promise<void>
  drop: (name: string) => Promise<void>
  ageByTwoDays: () => Promise<void>
  close: () => Promise<void>
}

const twoDays = 2 * 24 * 60 * 60 * 1000

const disk: TestStore = {
  name: 'a folder',
  open: async (dataDir) => {
    const folder = join(dataDir, 'media')
    await mkdir(folder, { recursive: true })
    const names = async () => (await readdir(folder)).sort()
    return {
      settings: {},
      names,
      body: (name) => readFile(join(folder, name)),
      put: (name, body) => writeFile(join(folder, name), body),
      drop: (name) => rm(join(folder, name)),
      ageByTwoDays: async () => {
        const then = new Date(Date.now() - twoDays)
        for (const name of await names()) await utimes(join(folder, name), then, then)
      },
      close: async () => {},
    }
  },
}

const s3: TestStore = {
  name: 'S3',
  open: async () => {
    const { objects, settings, close } = await startObjectStore()
    return {
      settings,
      names: async () => [...objects.keys()].sort(),
      body: async (name) => objects.get(name)?.body ?? Buffer.alloc(0),
      put: async (name, body) => {
        objects.set(name, { body: Buffer.from(body), headers: {}, changedAt: Date.now() })
      },
      drop: async (name) => {
        objects.delete(name)
      },
      ageByTwoDays: async () => {
        for (const object of objects.values()) object.changedAt -= twoDays
      },
      close: async () => close(),
    }
  },
}

export const stores = [disk, s3] as const

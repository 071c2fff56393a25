import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { formOf, testApi } from '#test/api.ts'
import { walk } from '#test/cast.ts'
import { pictures } from '#test/pictures.ts'

vi.unmock('#core/images/image-worker.ts')

let stage: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  stage = await testApi()
})
afterAll(() => stage.close())

const publish = (bytes: Uint8Array, name = 'walk.jpg', type = 'image/jpeg') => {
  const news_image = new File([new Uint8Array(bytes)], name, { type })
  return stage.ask({ as: 'Ama', method: 'POST', path: '/news', body: formOf({ ...walk, news_image }) })
}

/** All stored files of a picture. */
const filesOf = async ({ imageUrl }: { imageUrl: string }) => {
  const id = imageUrl.replace('/media/', '').replace(/\..*/, '')
  const names = (await stage.storage.names()).filter((name) => name.startsWith(id))
  expect(names.length).toBeGreaterThanOrEqual(3)
  return Promise.all(names.map(async (name) => Buffer.from(await stage.storage.body(name))))
}

/** The size in the header of a PNG, changed in a small file: 12 bytes and their checksum. */
const pngThatClaims = async (width: number, height: number) => {
  const { crc32 } = await import('node:zlib')
  const png = await pictures.png()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** Many small frames, each as large as the whole when decoded. */
const film = (frames: number, kind: 'gif' | 'webp') => {
  const raw = { width: 64, height: 64 * frames, channels: 3 as const, pageHeight: 64 }
  const moving = sharp(Buffer.alloc(raw.width * raw.height * 3, 'voima'), { raw })
  return kind === 'gif' ? moving.gif({ loop: 0, effort: 1 }).toBuffer() : moving.webp({ loop: 0, effort: 0 }).toBuffer()
}

describe('a small file that would decode to a huge picture is rejected by its header', () => {
  test.each([
    [65_535, 65_535],
    [2 ** 31 - 1, 1],
    [1, 2 ** 31 - 1],
    [100_000, 501],
  ])('%i × %i', async (width, height) => {
    const { status, json } = await publish(await pngThatClaims(width, height))
    expect(status).toBe(422)
    expect(json.errors.news_image ?? json.errors.image).toMatch(/million pixels|damaged or incomplete/)
  })
})

test.each(['gif', 'webp'] as const)('only the first of a thousand frames of a %s is decoded', async (kind) => {
  const { status, json } = await publish(await film(1_000, kind))
  expect(status).toBe(201)
  expect(json.newsItem).toMatchObject({ imageWidth: 64, imageHeight: 64 })
  for (const file of await filesOf(json.newsItem)) expect((await sharp(file).metadata()).pages ?? 1).toBe(1)
})

describe('a truncated picture is rejected or stored as a valid picture, and never causes an error', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s', async (kind) => {
    const whole = await pictures[kind]()
    for (const share of [0.05, 0.2, 0.5, 0.8, 0.99]) {
      const { status } = await publish(whole.subarray(0, Math.ceil(whole.length * share)))
      expect([share, status]).toEqual([share, status === 201 ? 201 : 422])
    }
  })
})

describe('data appended to a picture is dropped', () => {
  const page = '<html><script>alert(document.domain)</script></html>'
  const zip = 'PK\x03\x04 evil.class PK\x05\x06'
  const program = '<?php system($_GET[0]); ?>'

  test.each([
    ['a page behind a GIF', 'gif', page],
    ['a page behind a PNG', 'png', page],
    ['an archive behind a JPEG', 'jpeg', zip],
    ['an archive behind a WebP', 'webp', zip],
    ['a program behind an AVIF', 'avif', program],
  ] as const)('%s', async (_, kind, hidden) => {
    const { status, json } = await publish(Buffer.concat([await pictures[kind](), Buffer.from(hidden, 'latin1')]))
    expect(status).toBe(201)
    for (const file of await filesOf(json.newsItem)) {
      expect(['jpeg', 'png', 'webp']).toContain((await sharp(file).metadata()).format)
      expect(file.toString('latin1')).not.toMatch(/script|alert|evil\.class|system\(/)
    }
  })

  test('comments and location are dropped', async () => {
    const exif = { IFD0: { ImageDescription: page, Copyright: program }, IFD3: { GPSLatitude: '5/1 36/1 0/1' } }
    const { json } = await publish(
      await sharp(await pictures.jpeg())
        .withExif(exif)
        .jpeg()
        .toBuffer(),
    )
    for (const file of await filesOf(json.newsItem)) {
      expect((await sharp(file).metadata()).exif).toBeUndefined()
      expect(file.toString('latin1')).not.toMatch(/script|system\(/)
    }
  })

  test('a GIF that is also a page and a script is rejected', async () => {
    const both = `GIF89a/*${page}*/=1;`
    expect((await publish(Buffer.from(both, 'latin1'), 'walk.gif', 'image/gif')).status).toBe(422)
  })
})

test.each(['../../../../etc/passwd', 'a\0.html', 'C:\\evil.svg', '<img src=x>.png', 'x'.repeat(5_000), '..', '/'])(
  'the file name %j is never used',
  async (name) => {
    const { status, json } = await publish(await pictures.jpeg(), name, 'text/html')
    expect(status).toBe(201)
    expect(json.newsItem.imageUrl).toMatch(/^\/media\/[0-9a-z]{16}\.jpg$/)
  },
)

test('an SVG is rejected, whatever its name and beginning', async () => {
  for (const start of ['', '\ufeff', '<?xml version="1.0"?>', '<!-- GIF89a -->', '\n'.repeat(200)])
    expect((await publish(Buffer.from(start + (await pictures.svg())), 'walk.png', 'image/png')).status).toBe(422)
})

test('a file of maximum size with one repeated byte is rejected quickly', async () => {
  const head = await pictures.jpeg()
  const padded = Buffer.concat([head.subarray(0, 200), Buffer.alloc(limits.imageBytes - 200)])
  expect((await publish(padded)).status).toBe(422)
})

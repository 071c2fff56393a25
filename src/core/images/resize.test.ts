import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictures } from '#test/pictures.ts'
import type { Refused } from '../lib/errors.ts'
import { prepareImage } from './resize.ts'
import { validateImageFile } from './validation.ts'
import { imageJobs } from './worker-jobs.ts'

const kinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const

for (const kind of kinds)
  test(`a ${kind} picture is stored as WebP and JPEG, never larger than the original`, async () => {
    const { width, height, widths, fallback, files } = await prepareImage(await pictures[kind]())
    expect({ width, height, widths, fallback }).toEqual({ width: 64, height: 40, widths: [64], fallback: 'jpg' })
    const formats = await Promise.all(files.map(async ({ body }) => (await sharp(body).metadata()).format))
    expect(formats).toEqual(['jpeg', 'webp', 'webp'])
  })

test('a large picture is stored in several widths', async () => {
  const { widths, files } = await prepareImage(await pictures.jpeg(1600, 1000))
  expect(widths).toEqual([160, 240, 320, 640, 960, 1280])
  for (const { ending, body } of files.slice(2))
    expect((await sharp(body).metadata()).width).toBe(Number(ending.match(/\d+/)?.[0]))
})

test('a master is stored for later variants, larger than any variant', async () => {
  const { width, files } = await prepareImage(await pictures.jpeg(2400, 1500))
  expect(width).toBe(1280)
  const master = files.find(({ ending }) => ending === '-master.webp')
  expect(await sharp(master?.body).metadata()).toMatchObject({ format: 'webp', width: 1920, height: 1200 })
})

test('a sideways photo is turned upright and loses its location', async () => {
  const original = await pictures.sidewaysWithPlace()
  expect((await sharp(original).metadata()).exif).toBeDefined()
  const { width, height, files } = await prepareImage(original)
  expect([width, height]).toEqual([40, 64])
  for (const { body } of files) {
    const { exif, xmp, iptc, orientation } = await sharp(body).metadata()
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  }
})

test('a picture with transparency stays transparent', async () => {
  const { fallback, files } = await prepareImage(await pictures.transparent())
  expect(fallback).toBe('png')
  for (const { body } of files) expect((await sharp(body).metadata()).hasAlpha).toBe(true)
})

test('a very tall picture is limited to what browsers can show', async () => {
  const { width, height } = await prepareImage(await pictures.png(20, 20_000))
  expect(height).toBe(2560)
  expect(width).toBeGreaterThan(0)
})

test('the site’s own drawings become pictures', async () => {
  expect(
    (
      await sharp(
        await imageJobs.svgToPng(pictures.svg().toString().replace('<svg', '<svg width="8" height="5"')),
      ).metadata()
    ).format,
  ).toBe('png')
})

describe('rejected with a sentence', () => {
  const refusal = (bytes: Uint8Array) =>
    Promise.resolve()
      .then(() => validateImageFile(bytes))
      .then(() => prepareImage(bytes))
      .then(
        () => 'not refused',
        (error: Refused) => error.fields?.image ?? String(error),
      )
  const jpeg = () => pictures.jpeg(400, 400)

  test('an SVG, whatever its name', async () => {
    expect(await refusal(pictures.svg())).toMatch(/^The file is an SVG\. Send a JPEG, PNG, GIF, WebP or AVIF/)
  })
  test('an empty file', async () => {
    expect(await refusal(new Uint8Array())).toMatch(/^The picture file is empty\. Send/)
  })
  test('a text', async () => {
    expect(await refusal(Buffer.from('hello'))).toMatch(/^The file is not a supported picture\. Send/)
  })
  test('a file of 30 MB', async () => {
    expect(await refusal(new Uint8Array(30 * 1024 * 1024))).toMatch(/^The picture is 30 MB\. .* at most 10 MB\.$/)
  })
  test('a truncated picture', async () => {
    const whole = await jpeg()
    expect(await refusal(whole.subarray(0, whole.length / 2))).toMatch(/damaged or incomplete/)
    const png = await sharp(await jpeg())
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(await refusal(png.subarray(0, png.length / 2))).toMatch(/damaged or incomplete/)
  })
  test('a picture header followed by nonsense', async () => {
    expect(await refusal(Buffer.from('\x89PNG\r\n\x1a\nnonsense', 'latin1'))).toMatch(/damaged or incomplete/)
  })
  test('a small file that would decode to 64 million pixels', { tags: 'slow' }, async () => {
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await refusal(bomb)).toMatch(/64 million pixels \(8000 × 8000\)\. The limit is 50 million/)
  })
})

/** A progressive JPEG whose last scan, of a few bytes, is repeated `count` times, each behind `before`. */
const withScans = async (count: number, before: number[] = []) => {
  const jpeg = await sharp(await pictures.jpeg())
    .jpeg({ progressive: true })
    .toBuffer()
  const lastScan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array<Buffer>(count).fill(Buffer.concat([Buffer.from(before), lastScan])),
    jpeg.subarray(-2),
  ])
}

test('a JPEG with thousands of scans is rejected before decoding, but a progressive photo is not', async () => {
  const [ordinary, hostile] = [await withScans(0), await withScans(2500)]
  expect(() => validateImageFile(ordinary)).not.toThrow()
  expect(() => validateImageFile(hostile)).toThrow(/takes too long to read/)
})

test('a marker without a length, which decoders skip, cannot hide scans', async () => {
  const hostile = await withScans(2500, [0xff, 0x01])
  expect(() => validateImageFile(hostile)).toThrow(/takes too long to read/)
})

test('scan markers inside JPEG metadata do not count, and a file without an end is read once', async () => {
  const jpeg = await pictures.jpeg()
  const scans = Buffer.alloc(60_000, Buffer.from([0xff, 0xda]))
  const comment = Buffer.from([0xff, 0xfe, (scans.length + 2) >> 8, (scans.length + 2) & 0xff])
  const withComment = Buffer.concat([jpeg.subarray(0, 2), comment, scans, jpeg.subarray(2)])
  expect(() => validateImageFile(withComment)).not.toThrow()
  expect(() => validateImageFile(Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(1_000_000, 0xff)]))).not.toThrow()
})

/** A photograph with a different colour in each place, so that a grey part shows. */
const photo = (progressive = false) => {
  const pixels = Buffer.from(Array.from({ length: 240 * 160 * 3 }, (_, at) => (at * 7919 + (at >> 8) * 31) % 256))
  return sharp(pixels, { raw: { width: 240, height: 160, channels: 3 } })
    .blur(2)
    .jpeg({ progressive })
    .toBuffer()
}
const outcome = (bytes: Uint8Array) =>
  Promise.resolve()
    .then(() => validateImageFile(bytes))
    .then(() => prepareImage(bytes))
    .then(
      ({ width }) => width,
      (error: Refused) => error.fields?.image,
    )

test('a JPEG that lacks only its last bytes, or has others behind its start or its end, is accepted', async () => {
  for (const jpeg of [await photo(), await photo(true)]) {
    const junk = Buffer.from('junk of a transfer')
    const mended = [
      jpeg.subarray(0, -1),
      jpeg.subarray(0, -2),
      Buffer.concat([jpeg, junk]),
      Buffer.concat([jpeg.subarray(0, 2), junk, jpeg.subarray(2)]),
    ]
    for (const each of mended) expect(await outcome(each)).toBe(240)
  }
  const jpeg = await photo()
  for (const bytes of [3, 6, 10]) expect(await outcome(jpeg.subarray(0, -bytes))).toBe(240)
})

test('a JPEG with a damaged middle, or cut in it, is refused', async () => {
  for (const jpeg of [await photo(), await photo(true)]) {
    for (const part of [0.3, 0.5, 0.7]) {
      const at = Math.round(jpeg.length * part)
      expect(await outcome(jpeg.subarray(0, at))).toMatch(/damaged or incomplete: a part of it/)
      const damaged = Buffer.from(jpeg).fill(0xff, at, at + 300)
      expect(await outcome(damaged)).toMatch(/damaged or incomplete: a part of it/)
    }
  }
})

test('a HEIC photo is refused with advice for an iPhone and for Android', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  expect(await outcome(heic)).toMatch(/is a HEIC picture.*iPhone.*Formats, Most Compatible.*WhatsApp.*Android/)
})

test('16-bit, CMYK and Display P3 pictures keep their colours', async () => {
  const colour = { r: 200, g: 100, b: 50 }
  const plain = () => sharp({ create: { width: 32, height: 20, channels: 3, background: colour } })
  const pictures = [
    await plain().toColourspace('rgb16').png().toBuffer(),
    await plain().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(),
    await plain().withIccProfile('p3').png().toBuffer(),
  ]
  for (const each of pictures) {
    const { files } = await prepareImage(each)
    const { channels } = await sharp(files[0]?.body).stats()
    const far = channels.map(({ mean }, index) => Math.abs(mean - (Object.values(colour)[index] ?? 0)))
    expect(Math.max(...far)).toBeLessThan(35)
  }
})

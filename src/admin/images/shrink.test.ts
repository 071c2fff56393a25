import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictures } from '#test/pictures.ts'
import { isAnimated, isDamagedJpeg } from './shrink.ts'

const frames = (count: number) =>
  sharp(
    Array.from({ length: count }, (_, index) => ({
      create: { width: 8, height: 8, channels: 3 as const, background: { r: index * 90, g: 0, b: 0 } },
    })) as never,
    { join: { animated: true } },
  )

const asBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

test('animated images are recognised by their bytes', async () => {
  expect(await isAnimated(asBlob(await frames(2).webp({ loop: 0 }).toBuffer()))).toBe(true)
  expect(await isAnimated(asBlob(await pictures.gif()))).toBe(true)
  expect(await isAnimated(asBlob(Buffer.from('\x89PNG\r\n\x1a\n....acTL', 'latin1')))).toBe(true)
})

test('still images are not taken for animated ones', async () => {
  for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const)
    expect(await isAnimated(asBlob(await pictures[kind]()))).toBe(false)
})

test('a JPEG that is cut or partly overwritten is sent as it is', async () => {
  const jpeg = await pictures.jpeg(400, 300)
  expect(await isDamagedJpeg(asBlob(jpeg))).toBe(false)
  expect(await isDamagedJpeg(asBlob(await pictures.png()))).toBe(false)
  expect(await isDamagedJpeg(asBlob(jpeg.subarray(0, -2)))).toBe(true)
  expect(await isDamagedJpeg(asBlob(Buffer.from(jpeg).fill(0xff, 700, 900)))).toBe(true)
})

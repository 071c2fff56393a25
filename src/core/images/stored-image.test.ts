import { expect, test } from 'vitest'
import { fileNamesOf, imageFieldsOf, type StoredImage } from './stored-image.ts'

const image: StoredImage = {
  id: 'cell',
  alt: 'A cell',
  width: 800,
  height: 500,
  widths: [320, 640, 800],
  fallback: 'jpg',
  fileBytes: { '.jpg': 9000, '-320.webp': 300, '-640.webp': 700, '-800.webp': 900, '-master.webp': 9000 },
}
const withAvif = { ...image, fileBytes: { ...image.fileBytes, '-320.avif': 200, '-640.avif': 500, '-800.avif': 600 } }

test('a picture is offered as WebP at once, and as AVIF when it is ready', () => {
  expect(imageFieldsOf(image).imageSrcset).toBe(
    '/media/cell-320.webp 320w, /media/cell-640.webp 640w, /media/cell-800.webp 800w',
  )
  expect(imageFieldsOf(image).imageAvif).toBeUndefined()
  expect(imageFieldsOf(withAvif).imageAvif).toBe(
    '/media/cell-320.avif 320w, /media/cell-640.avif 640w, /media/cell-800.avif 800w',
  )
})

test('the light file is the smaller one of width 640, with its size', () => {
  expect(imageFieldsOf(image).imageLight).toEqual({ url: '/media/cell-640.webp', bytes: 700 })
  expect(imageFieldsOf(withAvif).imageLight).toEqual({ url: '/media/cell-640.avif', bytes: 500 })
  const drawing = { ...withAvif, fileBytes: { ...withAvif.fileBytes, '-640.webp': 400 } }
  expect(imageFieldsOf(drawing).imageLight).toEqual({ url: '/media/cell-640.webp', bytes: 400 })
})

test('the light file of a narrower picture is its widest file', () => {
  expect(
    imageFieldsOf({ ...image, width: 400, widths: [320, 400], fileBytes: { '-400.webp': 50 } }).imageLight,
  ).toEqual({ url: '/media/cell-400.webp', bytes: 50 })
})

test('a picture without known file sizes has no light file', () => {
  expect(imageFieldsOf({ ...image, fileBytes: {} }).imageLight).toBeUndefined()
})

test('the list of files is complete, with or without known sizes', () => {
  expect(fileNamesOf({ ...image, fileBytes: {} })).toEqual([
    'cell.jpg',
    'cell-320.webp',
    'cell-640.webp',
    'cell-800.webp',
  ])
  expect(fileNamesOf(withAvif)).toContain('cell-master.webp')
  expect(fileNamesOf(withAvif)).toContain('cell-800.avif')
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { homeDrawingsBytes } from '../home/home-drawing.tsx'
import { drawingBytes } from './drawing.tsx'

const folder = join(import.meta.dirname, '../art')

test.each(readdirSync(folder))('%s is no larger than its box says', (name) => {
  const bytes = gzipSync(readFileSync(join(folder, name))).length
  expect(bytes).toBeLessThanOrEqual(name === 'home.svg' ? homeDrawingsBytes : drawingBytes)
})

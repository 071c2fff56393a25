import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawingBytes, spriteBytes } from './drawing.tsx'

const folder = join(import.meta.dirname, '../art')

test.each(readdirSync(folder))('%s is no larger than its box says', (name) => {
  const file = readFileSync(join(folder, name))
  expect(gzipSync(file).length).toBeLessThanOrEqual(file.includes('<view') ? spriteBytes : drawingBytes)
})

import { test } from 'vitest'
import { expectReadBack } from '#test/editor-documents.ts'

test('10,000 generated documents are read back as they were written, and reach readers', () => {
  for (let seed = 2_000; seed < 12_000; seed += 1) expectReadBack(seed)
})

import { test } from 'vitest'
import { expectReadBack } from '#test/editor-documents.ts'

test('4,000 generated documents are read back as they were written, and reach readers', () => {
  for (let seed = 1_000; seed < 5_000; seed += 1) expectReadBack(seed)
})

import { test } from 'vitest'
import { expectReadBack } from '#test/editor-documents.ts'

test('1,000 generated documents are read back as they were written, and reach readers', () => {
  for (let seed = 1_000; seed < 2_000; seed += 1) expectReadBack(seed)
})

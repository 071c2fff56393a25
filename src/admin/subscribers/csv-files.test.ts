import { expect, test } from 'vitest'
import { parseCsv } from '#core/subscribers/parse-csv.ts'
import { csvKinds, refusedKinds } from '#test/csv-files.ts'
import { guessColumns, subscribersIn, tableIn } from './columns.ts'

const imported = async (file: Uint8Array) => {
  const table = tableIn(await parseCsv(file))
  return subscribersIn(table, guessColumns(table))
}

for (const { name, file, people } of csvKinds)
  test(`the import reads a file of ${name}`, async () => {
    const rows = await imported(file)
    const read = rows.map(({ email, agreedAt, consent, language, line, faults }) => ({
      email,
      agreedAt: agreedAt?.slice(0, 10),
      consent,
      language,
      line,
      faults,
    }))
    expect(read).toMatchObject(people)
  })

for (const { name, file, reason } of refusedKinds)
  test(`the import refuses ${name}, and says why`, async () => {
    await expect(imported(file)).rejects.toThrow(reason)
  })

test('there are at least 40 kinds, of at least ten programs', () => {
  expect(csvKinds.length + refusedKinds.length).toBeGreaterThanOrEqual(40)
})

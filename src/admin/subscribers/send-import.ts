import { limits } from '#shared/limits.ts'
import type { ImportedReader, ReaderImportResult } from '#shared/shapes/subscriber.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'

type Wish = { consent: string; isConfirmed: boolean; isTrial: boolean }
export type Told = Omit<ReaderImportResult, 'wrong'> & { wrong: string[] }

/** Some at a time, so that a long list fits through a weak link. Sent again, nobody is taken twice. */
export const sendImport = async (readers: ImportedReader[], wish: Wish): Promise<Told | Failure> => {
  const api = adminApi(new Request(location.href))
  const told: Told = { added: 0, known: 0, left: 0, doubles: 0, wrong: [], withoutConsent: 0 }
  const { rest, doubles } = withoutDoubles(readers)
  told.doubles = doubles
  for (let from = 0; from < rest.length; from += limits.importedReaders) {
    const some = rest.slice(from, from + limits.importedReaders)
    const result = await bodyOf(() => api.subscribe.import.$post({ json: { readers: some, ...wish } }))
    if (isFailure(result)) return result
    for (const name of ['added', 'known', 'left', 'withoutConsent'] as const) told[name] += result[name]
    told.wrong.push(...result.wrong.map((index) => some[index]?.email ?? ''))
  }
  return told
}

const withoutDoubles = (readers: ImportedReader[]) => {
  const seen = new Map(readers.toReversed().map((reader) => [reader.email.trim().toLowerCase(), reader]))
  const rest = readers.filter((reader) => seen.get(reader.email.trim().toLowerCase()) === reader)
  return { rest, doubles: readers.length - rest.length }
}

import { limits } from '#shared/limits.ts'
import type { ImportedReader, ReaderImportResult } from '#shared/shapes/subscriber.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { withoutDoubles } from './doubles.ts'

type Wish = { consent: string; isConfirmed: boolean; isTrial: boolean }
export type Told = Omit<ReaderImportResult, 'wrong'> & { wrong: string[]; withoutAddress: number }

const none = { added: 0, known: 0, left: 0, withoutConsent: 0, inFuture: 0, withoutDay: 0 }
const counts = Object.keys(none) as (keyof typeof none)[]

/** Some at a time, so that a long list fits through a weak link. Sent again, nobody is taken twice. */
export const sendImport = async (readers: ImportedReader[], wish: Wish): Promise<Told | Failure> => {
  const api = adminApi(new Request(location.href))
  const { rest, doubles, withoutAddress } = withoutDoubles(readers, wish.consent, new Date())
  const told: Told = { ...none, doubles, withoutAddress, wrong: [] }
  for (let from = 0; from < rest.length; from += limits.importedReaders) {
    const some = rest.slice(from, from + limits.importedReaders)
    const result = await bodyOf(() => api.subscribe.import.$post({ json: { readers: some, ...wish } }))
    if (isFailure(result)) return result
    for (const name of counts) told[name] += result[name]
    told.wrong.push(...result.wrong.map((index) => some[index]?.email ?? ''))
  }
  return told
}

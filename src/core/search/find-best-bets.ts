/** Matches a query with the best bets: which pages its words lead to, whatever words these pages use. */
import { lazy } from '#shared/lazy.ts'
import { givePath, helpPath } from '#shared/paths.ts'
import type { Database } from '../database/tables.ts'
import { findRecords } from '../starter/records.ts'
import { bestBets } from './best-bets.ts'
import type { QueryWords } from './query-words.ts'
import { closeness, closenessOf, singularOrPlural } from './spelling.ts'
import { fold } from './tokenize.ts'

/** A text of the index. */
export type Target = { part: string; id: string }
export type Targets = ReadonlyMap<string, Target>

/** The targets that the site has: starter articles may be hidden, and the page to give exists only with its details. */
export const findTargets = async (db: Database): Promise<Targets> => {
  const names = Object.entries((await findRecords(db)) ?? {}).map(([name, { id }]) => [id, name] as const)
  const articles = new Map(names)
  const texts = await db
    .selectFrom('search_texts')
    .select(['part', 'id'])
    .where(({ or, eb }) =>
      or([
        eb('part', 'in', ['pages', 'gifts']),
        ...(names.length > 0 ? [eb('id', 'in', [...articles.keys()]).and('part', '=', 'articles')] : []),
      ]),
    )
    .execute()
  const nameOf = ({ part, id }: Target) => (part === 'gifts' ? givePath : (articles.get(id) ?? id))
  return new Map(texts.map((text) => [nameOf(text), text]))
}

const mostBets = 3
/** A phrase leads only if it is at least this part of the words. */
const leastPart = 1 / 4
/** Nearly every query may have them, so they do not count. */
const usual = new Set(['sickle', 'cell', 'disease', 'scd', 'ghana', 'patient'])

type Phrase = { target: string; groups: Set<string>[] }

const phrases = lazy(() =>
  bestBets.flatMap(([target, written]) =>
    written.split(',').map(
      (phrase): Phrase => ({
        target,
        groups: phrase
          .trim()
          .split(/\s+/)
          .map((group) => new Set(group.split('|').map(fold))),
      }),
    ),
  ),
)

/** The phrases with each word: most queries share no word with most phrases. */
const phrasesWith = lazy(() => {
  const found = new Map<string, Phrase[]>()
  for (const phrase of phrases())
    for (const word of phrase.groups.flatMap((group) => [...group]))
      found.set(word, [...(found.get(word) ?? []), phrase])
  return found
})

export const betWords = lazy(() => [...phrasesWith().keys()].sort())

/** At most three: the help page first, then the targets of longer phrases, then in the order of the list. */
export const findBestBets = (query: QueryWords, targets: Targets): Target[] => {
  const meant = wordsMeant(query)
  const count = query.typed.filter((word) => !usual.has(word)).length
  const possible = new Set(meant.flatMap((word) => phrasesWith().get(word) ?? []))
  const found = phrases()
    .filter((phrase) => possible.has(phrase))
    .filter(({ groups }) => groups.length >= count * leastPart && groups.every((group) => sharesWord(group, meant)))
    .sort((one, other) => weight(other) - weight(one))
  return [...new Set(found.flatMap(({ target }) => targets.get(target) ?? []))].slice(0, mostBets)
}

const weight = ({ target, groups }: Phrase) => (target === helpPath ? 100 : groups.length)

const sharesWord = (group: Set<string>, meant: string[]) => meant.some((word) => group.has(word))

/** The words of the query in singular and plural, two neighbours as one, and what a misspelt word probably is. */
const wordsMeant = ({ all, typed, matches }: QueryWords) => {
  const pairs = typed.slice(1).map((word, index) => [typed[index] ?? '', word])
  const joined = pairs.filter((pair) => !pair.every((word) => usual.has(word))).map((pair) => pair.join(''))
  const corrected = typed.flatMap((word, index) => correctionsOf(word, matches[index] ?? []))
  return [...new Set([...all, ...typed, ...joined, ...corrected].flatMap((word) => [word, ...singularOrPlural(word)]))]
}

/** Empty for a word that is known. */
const correctionsOf = (word: string, matches: QueryWords['matches'][number]) => {
  const isKnown = matches.some(({ close }) => close >= closeness.start) || phrasesWith().has(word)
  if (isKnown) return []
  const near = matches.filter(({ close }) => close === matches[0]?.close).map((match) => match.word)
  return near.length > 0 ? near : nearBetWords(word)
}

/** The index does not have every word that leads to a page. Hardly anybody mistakes the first letter. */
const nearBetWords = (word: string) => {
  const near = betWords()
    .filter((known) => known[0] === word[0])
    .map((known) => ({ known, close: closenessOf(word, known, false) }))
  const best = Math.max(0, ...near.map(({ close }) => close))
  return best === closeness.none ? [] : near.filter(({ close }) => close === best).map(({ known }) => known)
}

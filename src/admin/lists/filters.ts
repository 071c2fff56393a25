/**
 * The filters of a list are in its address (query parameters), so that links and the Back button restore them.
 * `filter-controls.tsx` shows them.
 */
import { pageIn } from '../page.ts'

/** A filter has some values, the first of which is its default, or any text, and the default text. */
type Definition = Record<string, readonly string[] | string>

type FilterOf<D extends Definition> = { page: string } & {
  [Name in keyof D]: D[Name] extends readonly (infer Value extends string)[] ? Value : string
}

/** What the API is asked for: an empty value means no filter. */
type Chosen<Filter> = { [Name in Exclude<keyof Filter, 'page'>]?: Exclude<Filter[Name], ''> }

export type Filters<Filter extends Record<string, string>> = {
  /** From an address or its query. An unknown value means the default. */
  parse: (address: string) => Filter
  /** The query of the list, without the defaults. Every change returns to page 1. */
  href: (filter: Filter, change?: Partial<Filter>) => string
  chosen: (address: string) => Chosen<Filter>
  /** Whether any filter differs from its default. */
  isSet: (filter: Filter) => boolean
}

export const defineFilters = <const D extends Definition>(definition: D): Filters<FilterOf<D>> => {
  const defaultOf = (name: string) => [definition[name] ?? '1'].flat()[0]
  const parse = (address: string) => {
    const query = new URL(address, 'http://list').searchParams
    const read = (name: string, values: readonly string[] | string) => {
      const value = query.get(name)?.trim() ?? ''
      const isKnown = value !== '' && (typeof values === 'string' || values.includes(value))
      return isKnown ? value : defaultOf(name)
    }
    const values = Object.entries(definition).map(([name, known]) => [name, read(name, known)])
    return { ...Object.fromEntries(values), page: pageIn(query) } as FilterOf<D>
  }
  const href = (filter: FilterOf<D>, change: Partial<FilterOf<D>> = {}) => {
    const wanted: Record<string, string> = { ...filter, page: '1', ...change }
    const set = Object.entries(wanted)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => value && value !== defaultOf(name))
    return `?${new URLSearchParams(Object.fromEntries(set))}`
  }
  const chosen = (address: string) => {
    const { page, ...filter } = parse(address)
    return Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Chosen<FilterOf<D>>
  }
  return { parse, href, chosen, isSet: (filter) => href(filter) !== '?' }
}

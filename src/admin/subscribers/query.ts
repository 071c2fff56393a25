import { languages } from '#shared/languages.ts'
import {
  type SubscriberSource,
  type SubscriberState,
  subscriberSources,
  subscriberStates,
} from '#shared/subscriber-states.ts'

/** What the list is kept to, as its address says it; empty: to nothing. */
export type Wish = { search: string; state: string; source: string; language: string }

export const stateWords: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  waiting: 'Waiting to confirm',
  bouncing: 'Address refused',
  left: 'Left',
}

export const sourceWords: Record<SubscriberSource, string> = {
  form: 'Form on the site',
  api: 'Another program',
  import: 'Another site',
  file: 'File',
}

const known = {
  state: subscriberStates as readonly string[],
  source: subscriberSources as readonly string[],
  language: Object.keys(languages),
}

/** Anything that is not known means nothing. */
export const wishIn = ({ url }: Request): Wish => {
  const query = new URL(url).searchParams
  const choice = (name: keyof typeof known) => {
    const value = query.get(name) ?? ''
    return known[name].includes(value) ? value : ''
  }
  return {
    search: (query.get('search') ?? '').trim(),
    state: choice('state'),
    source: choice('source'),
    language: choice('language'),
  }
}

export const asked = (wish: Wish) => Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== ''))

export const hrefFor = (wish: Wish) => (page: number) =>
  `?${new URLSearchParams({ ...asked(wish), page: String(page) })}`

/** The search and filters of the subscriber list, in the URL. */

import { Form } from 'react-router'
import { thousands } from '#shared/format.ts'
import { languages, languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import {
  type SubscriberSource,
  type SubscriberState,
  subscriberSources,
  subscriberStates,
} from '#shared/subscriber-states.ts'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/controls/search-field.tsx'
import { Select } from '#ui/field.tsx'
import styles from './subscribers.module.css'

type Counts = Record<SubscriberState, number> | undefined
type Props = { query: SubscriberQuery; groups: { name: string; subscribers: number }[]; counts: Counts }

/** A plain GET form, so that the filters are in the URL. */
export const Filters = (props: Props) => (
  <Form key={JSON.stringify(props.query)} role="search" className={styles.search}>
    <SearchField label="Search" maxLength={limits.searchQuery} defaultValue={props.query.search} />
    <details className={styles.more} open={Object.keys(filledIn({ ...props.query, search: '' })).length > 0}>
      <summary>Filters</summary>
      <MoreFilters {...props} />
    </details>
  </Form>
)

const MoreFilters = ({ query, counts, groups }: Props) => (
  <div className={styles.filters}>
    <Select
      label="State"
      name="state"
      defaultValue={query.state}
      none="All current subscribers"
      options={subscriberStates.map((state) => [state, stateText(state, counts)] as const)}
    />
    <Select label="Source" name="source" none="Any source" options={sourceWords} defaultValue={query.source} />
    <Select label="Language" name="language" none="Any language" options={languages} defaultValue={query.language} />
    {(groups.length > 0 || query.group) && (
      <Select
        label="Group"
        name="group"
        none="Any group"
        options={groupWords(groups, query.group)}
        defaultValue={query.group}
      />
    )}
    <Button variant="outline">Show</Button>
  </div>
)

const groupWords = (groups: { name: string; subscribers: number }[], chosen: string) => ({
  ...(chosen && { [chosen]: chosen }),
  ...Object.fromEntries(groups.map(({ name, subscribers }) => [name, `${name} (${thousands(subscribers)})`])),
})

const stateText = (state: SubscriberState, counts: Counts) =>
  subscriberStateWords[state] + (counts ? ` (${thousands(counts[state])})` : '')

/** The filters in the URL. An empty value means no filter. */
export type SubscriberQuery = { search: string; state: string; source: string; language: string; group: string }

export const subscriberStateWords: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  waiting: 'Waiting to confirm',
  bounced: 'Bounced',
  unsubscribed: 'Unsubscribed',
}

const sourceWords: Record<SubscriberSource, string> = {
  form: 'Form on the site',
  api: 'API',
  import: 'Another website',
  file: 'File',
  hand: 'Added by hand',
}

type ChoiceName = 'state' | 'source' | 'language'
const known: Record<ChoiceName, readonly string[]> = {
  state: subscriberStates,
  source: subscriberSources,
  language: languageTags,
}

/** Unknown values are ignored. */
export const subscriberQueryIn = ({ url }: Request): SubscriberQuery => {
  const params = new URL(url).searchParams
  const choice = (name: ChoiceName) => {
    const value = params.get(name) ?? ''
    return known[name].includes(value) ? value : ''
  }
  return {
    search: (params.get('search') ?? '').trim(),
    state: choice('state'),
    source: choice('source'),
    language: choice('language'),
    group: (params.get('group') ?? '').trim().slice(0, limits.groupName),
  }
}

export const filledIn = (query: SubscriberQuery) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

export const hrefFor = (query: SubscriberQuery) => (page: number) =>
  `?${new URLSearchParams({ ...filledIn(query), page: String(page) })}`

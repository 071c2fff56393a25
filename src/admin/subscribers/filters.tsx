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

/** A plain GET form, so that the filters are in the URL. */
export const Filters = ({
  query,
  counts,
  groups,
}: {
  query: SubscriberQuery
  groups: { name: string; subscribers: number }[]
  counts: Record<SubscriberState, number> | undefined
}) => (
  <Form key={JSON.stringify(query)} role="search" className={styles.search}>
    <SearchField label="Search" maxLength={limits.searchQuery} defaultValue={query.search} />
    <details className={styles.more} open={Object.keys(filledIn({ ...query, search: '' })).length > 0}>
      <summary>Filters</summary>
      <div className={styles.filters}>
        <Select label="State" name="state" defaultValue={query.state}>
          <option value="">All current subscribers</option>
          {subscriberStates.map((state) => (
            <option key={state} value={state}>
              {subscriberStateWords[state]}
              {counts && ` (${thousands(counts[state])})`}
            </option>
          ))}
        </Select>
        <Choice label="Source" name="source" all="Any source" words={sourceWords} chosen={query.source} />
        <Choice label="Language" name="language" all="Any language" words={languages} chosen={query.language} />
        {(groups.length > 0 || query.group) && (
          <Choice
            label="Group"
            name="group"
            all="Any group"
            words={groupWords(groups, query.group)}
            chosen={query.group}
          />
        )}
        <Button variant="outline">Show</Button>
      </div>
    </details>
  </Form>
)

const groupWords = (groups: { name: string; subscribers: number }[], chosen: string) => ({
  ...(chosen && { [chosen]: chosen }),
  ...Object.fromEntries(groups.map(({ name, subscribers }) => [name, `${name} (${thousands(subscribers)})`])),
})

type ChoiceProps = { label: string; name: string; all: string; words: Record<string, string>; chosen: string }

const Choice = ({ label, name, all, words, chosen }: ChoiceProps) => (
  <Select label={label} name={name} defaultValue={chosen}>
    <option value="">{all}</option>
    {Object.entries(words).map(([value, word]) => (
      <option key={value} value={value}>
        {word}
      </option>
    ))}
  </Select>
)

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

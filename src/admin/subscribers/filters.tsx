/** The search and filters of the subscriber list. */

import { thousands } from '#shared/format.ts'
import { languages, languageTags } from '#shared/languages.ts'
import {
  type SubscriberSource,
  type SubscriberState,
  subscriberSources,
  subscriberStates,
} from '#shared/subscriber-states.ts'
import { Select } from '#ui/field.tsx'
import { FilterSearch, useFilter } from '../lists/filter-controls.tsx'
import { defineFilters } from '../lists/filters.ts'
import { type Group, groupTitle } from './groups.tsx'

type Counts = Record<SubscriberState, number> | undefined
type Props = { groups: Group[]; counts: Counts }

export const SubscriberFilterForm = ({ counts, groups }: Props) => {
  const filter = useFilter(subscriberFilters)
  const { state, source, language, group } = filter
  return (
    <FilterSearch
      filters={subscriberFilters}
      label="Search"
      isOpen={subscriberFilters.isSet({ ...filter, search: '' })}
    >
      <Select
        label="Status"
        name="state"
        defaultValue={state}
        none="All current subscribers"
        options={subscriberStates.map((state) => [state, stateText(state, counts)] as const)}
      />
      <Select label="Source" name="source" none="Any source" options={sourceWords} defaultValue={source} />
      <Select label="Language" name="language" none="Any language" options={languages} defaultValue={language} />
      {(groups.length > 0 || group) && (
        <Select label="Group" name="group" none="Any group" options={groupWords(groups, group)} defaultValue={group} />
      )}
    </FilterSearch>
  )
}

const groupWords = (groups: Group[], chosen: string) => ({
  ...(chosen && { [chosen]: groupTitle(chosen) }),
  ...Object.fromEntries(
    groups.map(({ name, subscribers }) => [name, `${groupTitle(name)} (${thousands(subscribers)})`]),
  ),
})

const stateText = (state: SubscriberState, counts: Counts) =>
  subscriberStateWords[state] + (counts ? ` (${thousands(counts[state])})` : '')

export const subscriberStateWords: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  waiting: 'Waiting to confirm',
  bounced: 'Bounced',
  unsubscribed: 'Unsubscribed',
}

export const subscriberFilters = defineFilters({
  search: '',
  state: ['', ...subscriberStates],
  source: ['', ...subscriberSources],
  language: ['', ...languageTags],
  group: '',
})

const sourceWords: Record<SubscriberSource, string> = {
  form: 'Form on the site',
  api: 'API',
  import: 'Another website',
  file: 'File',
  hand: 'Added by hand',
}

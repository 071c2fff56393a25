import { Form } from 'react-router'
import { thousands } from '#shared/format.ts'
import { languages } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import {
  type SubscriberSource,
  type SubscriberState,
  subscriberSources,
  subscriberStates,
} from '#shared/subscriber-states.ts'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import styles from './subscribers.module.css'

/** A plain form that leads to an address, which can be kept and shared. */
export const Filters = ({ wish, counts }: { wish: Wish; counts: Record<SubscriberState, number> | undefined }) => (
  <Form className={styles.filters} key={JSON.stringify(wish)} role="search">
    <Field label="Search" name="search" type="search" maxLength={limits.searchQuery} defaultValue={wish.search} />
    <Select label="State" name="state" defaultValue={wish.state}>
      <option value="">Everybody who has not left</option>
      {subscriberStates.map((state) => (
        <option key={state} value={state}>
          {stateWords[state]}
          {counts && ` (${thousands(counts[state])})`}
        </option>
      ))}
    </Select>
    <Choice label="Came by" name="source" all="Any way" words={sourceWords} chosen={wish.source} />
    <Choice label="Language" name="language" all="Any language" words={languages} chosen={wish.language} />
    <Button variant="outline">Show</Button>
  </Form>
)

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

/** What the list is kept to, as its address says it; empty: to nothing. */
export type Wish = { search: string; state: string; source: string; language: string }

export const stateWords: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  waiting: 'Waiting to confirm',
  bouncing: 'Address refused',
  left: 'Left',
}

const sourceWords: Record<SubscriberSource, string> = {
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

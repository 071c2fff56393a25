import { Form } from 'react-router'
import { searchWording } from '#shared/wording/search.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import styles from './search.module.css'

/** A plain form that leads to an address, so that it works without a script and a search can be shared. */
export const SearchForm = ({ query, refusal }: { query: string; refusal: string | undefined }) => (
  <search>
    <Form className={styles.form} action="/search">
      <Field
        key={query}
        label={searchWording.label}
        type="search"
        name="q"
        enterKeyHint="search"
        defaultValue={query}
        error={refusal}
      />
      <Button>{searchWording.button}</Button>
    </Form>
  </search>
)

import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'
import styles from './controls.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/**
 * A search field and its button, to be placed inside a form. The field's name is `search` unless `name` is given.
 */
export const SearchField = ({ label, ...rest }: Props) => (
  <div className={styles.search}>
    <input name="search" aria-label={label} placeholder={label} {...rest} type="search" />
    <Button variant="outline">Search</Button>
  </div>
)

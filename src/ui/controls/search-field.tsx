import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'
import styles from './controls.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A search field and its button, inside a form of the screen's own. It is sent as `search`, unless `name` says other. */
export const SearchField = ({ label, ...rest }: Props) => (
  <div className={styles.search}>
    <input name="search" aria-label={label} {...rest} type="search" />
    <Button variant="outline">Search</Button>
  </div>
)

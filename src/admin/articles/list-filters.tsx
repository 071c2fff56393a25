import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { thousands } from '#shared/format.ts'
import { languages } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { ArticleCounts } from '#shared/shapes/editors-list.ts'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './list-filters.module.css'
import {
  defaultSort,
  filterNames,
  filterText,
  isFiltered,
  type ListFilters,
  type ListStatus,
  listHref,
  sorts,
  statuses,
} from './list-wish.ts'

type Props = { wish: ListFilters; counts: ArticleCounts | undefined; authors: string[] }

export const FilterBar = ({ wish, counts, authors }: Props) => {
  const navigate = useNavigate()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(listHref(wish, Object.fromEntries(new FormData(event.currentTarget)) as Partial<ListFilters>))
  }
  return (
    <>
      <StatusTabs wish={wish} counts={counts} />
      <form className={styles.form} key={listHref(wish, {})} onSubmit={show}>
        <div className={styles.search}>
          <input
            type="search"
            name="search"
            aria-label="Words of the title"
            placeholder="Words of the title"
            maxLength={limits.searchQuery}
            defaultValue={wish.search}
          />
          <Button variant="outline">Search</Button>
        </div>
        <details className={styles.more}>
          <summary>More filters and order</summary>
          <MoreFilters wish={wish} authors={authors} />
        </details>
      </form>
      <Chips wish={wish} />
    </>
  )
}

const StatusTabs = ({ wish, counts }: Pick<Props, 'wish' | 'counts'>) => (
  <nav aria-label="Articles by state">
    <ul className={styles.tabs}>
      {(Object.keys(statuses) as ListStatus[]).map((status) => (
        <li key={status}>
          <Link to={listHref(wish, { status })} aria-current={status === wish.status ? 'page' : undefined}>
            {statuses[status]} {counts && <span className={styles.count}>{thousands(counts[status])}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const MoreFilters = ({ wish, authors }: Pick<Props, 'wish' | 'authors'>) => (
  <div className={styles.fields}>
    <Select label="Author" name="author" defaultValue={wish.author}>
      <option value="">Everybody</option>
      {authors.map((author) => (
        <option key={author}>{author}</option>
      ))}
    </Select>
    <Select label="Language" name="language" defaultValue={wish.language}>
      <option value="">All</option>
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </Select>
    <Field label="From" type="date" name="from" defaultValue={wish.from} />
    <Field label="Until" type="date" name="to" defaultValue={wish.to} />
    <Select label="Order" name="sort" defaultValue={wish.sort}>
      {Object.entries(sorts).map(([sort, name]) => (
        <option key={sort} value={sort}>
          {name}
        </option>
      ))}
    </Select>
    <Button variant="outline">Show</Button>
  </div>
)

/** What the list is narrowed to, each with a way out of it. */
const Chips = ({ wish }: Pick<Props, 'wish'>) => {
  const narrowed = filterNames.filter((name) => wish[name])
  const order = wish.sort === defaultSort ? undefined : sorts[wish.sort as keyof typeof sorts]
  if (!isFiltered(wish) && !order) return null
  const none = Object.fromEntries(filterNames.map((name) => [name, '']))
  return (
    <ul className={styles.chips} aria-label="Narrowed to">
      {narrowed.map((name) => (
        <Chip key={name} to={listHref(wish, { [name]: '' })} text={filterText(name, wish[name])} />
      ))}
      {order && <Chip to={listHref(wish, { sort: defaultSort })} text={order} />}
      <li>
        <Link className={styles.clear} to={listHref(wish, { ...none, sort: defaultSort })}>
          Clear all
        </Link>
      </li>
    </ul>
  )
}

const Chip = ({ to, text }: { to: string; text: string }) => (
  <li>
    <Link className={styles.chip} to={to}>
      <span className="visually-hidden">Remove </span>
      {text} <Icon name="close" size={16} />
    </Link>
  </li>
)

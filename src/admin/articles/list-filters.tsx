/** The search field, tabs and filters of the list of articles. `list-query.ts` puts them into the URL. */

import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { isKeyOf } from '#shared/keys.ts'
import { languages } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { ArticleCounts } from '#shared/shapes/editors-list.ts'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/controls/search-field.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Field, Select } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import {
  defaultSort,
  filterNames,
  filterText,
  isFiltered,
  type ListFilters,
  type ListStatus,
  listHref,
  listStatuses,
  openChoices,
  sorts,
  statuses,
} from './list-query.ts'
import styles from './manage-articles.module.css'

type Props = { filters: ListFilters; counts: ArticleCounts | undefined; authors: string[] }

export const FilterBar = ({ filters, counts, authors }: Props) => {
  const navigate = useNavigate()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(listHref(filters, Object.fromEntries(new FormData(event.currentTarget)) as Partial<ListFilters>))
  }
  return (
    <>
      <Tabs label="Articles by status" tabs={statusTabs(filters, counts)} />
      <form className={styles.form} key={listHref(filters, {})} onSubmit={show}>
        <SearchField label="Search titles" maxLength={limits.searchQuery} defaultValue={filters.search} />
        <details className={styles.more}>
          <summary>Filters</summary>
          <MoreFilters filters={filters} authors={authors} />
        </details>
      </form>
      <Chips filters={filters} />
    </>
  )
}

const statusTabs = (filters: ListFilters, counts: ArticleCounts | undefined) =>
  listStatuses
    .filter((status) => isNeeded(status, filters, counts))
    .map((status) => ({
      to: listHref(filters, { status }),
      text: statuses[status],
      count: counts?.[status],
      isCurrent: status === filters.status,
    }))

/** Hides the tab of drafts for review while it is empty, because most sites never send one. */
const isNeeded = (status: ListStatus, filters: ListFilters, counts: ArticleCounts | undefined) =>
  status !== 'review' || filters.status === 'review' || Boolean(counts?.review)

const MoreFilters = ({ filters, authors }: Pick<Props, 'filters' | 'authors'>) => (
  <div className={styles.fields}>
    <Select label="Author" name="author" defaultValue={filters.author} none="All authors" options={authors} />
    <Select label="Language" name="language" defaultValue={filters.language} none="All">
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </Select>
    <Select label="Still open" name="open" defaultValue={filters.open} none="All articles" options={openChoices} />
    <Field label="From" type="date" name="from" defaultValue={filters.from} />
    <Field label="Until" type="date" name="to" defaultValue={filters.to} />
    <Select label="Order" name="sort" defaultValue={filters.sort} options={sorts} />
    <Button variant="outline">Show</Button>
  </div>
)

/** The active filters, each with a link that removes it. */
const Chips = ({ filters }: Pick<Props, 'filters'>) => {
  const set = filterNames.filter((name) => filters[name])
  const order = filters.sort !== defaultSort && isKeyOf(sorts, filters.sort) ? sorts[filters.sort] : undefined
  if (!isFiltered(filters) && !order) return null
  const none = Object.fromEntries(filterNames.map((name) => [name, '']))
  return (
    <ul className={styles.chips} aria-label="Filters">
      {set.map((name) => (
        <Chip key={name} to={listHref(filters, { [name]: '' })} text={filterText(name, filters[name])} />
      ))}
      {order && <Chip to={listHref(filters, { sort: defaultSort })} text={order} />}
      <li>
        <Link className={styles.clear} to={listHref(filters, { ...none, sort: defaultSort })}>
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

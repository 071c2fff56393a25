/** The search field, tabs and filters of the list of articles. `list-query.ts` puts them into the URL. */

import { Link } from 'react-router'
import { isKeyOf } from '#shared/keys.ts'
import { languages } from '#shared/languages.ts'
import type { ArticleCounts } from '#shared/shapes/editors-list.ts'
import { Field, Select } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { FilterSearch, FilterTabs, useFilter } from '../lists/filter-controls.tsx'
import {
  articleFilters,
  defaultSort,
  filterNames,
  filterText,
  isFiltered,
  type ListFilters,
  openChoices,
  sorts,
  statuses,
} from './list-query.ts'
import styles from './manage-articles.module.css'

type Props = { counts: ArticleCounts | undefined; authors: string[] }

export const FilterBar = ({ counts, authors }: Props) => {
  const filters = useFilter(articleFilters)
  const { review, ...usual } = statuses
  // Most sites never send a draft for review.
  const tabs = filters.status === 'review' || counts?.review ? statuses : usual
  return (
    <>
      <FilterTabs filters={articleFilters} name="status" label="Articles by status" tabs={tabs} counts={counts} />
      <FilterSearch filters={articleFilters} label="Search titles">
        <MoreFilters filters={filters} authors={authors} />
      </FilterSearch>
      <Chips filters={filters} />
    </>
  )
}

type FiltersProps = { filters: ListFilters }

const MoreFilters = ({ filters, authors }: FiltersProps & Pick<Props, 'authors'>) => (
  <>
    <Select label="Author" name="author" defaultValue={filters.author} none="All authors" options={authors} />
    <Select label="Language" name="language" defaultValue={filters.language} none="All" options={languages} />
    <Select label="Still open" name="open" defaultValue={filters.open} none="All articles" options={openChoices} />
    <Field label="From" type="date" name="from" defaultValue={filters.from} />
    <Field label="Until" type="date" name="to" defaultValue={filters.to} />
    <Select label="Order" name="sort" defaultValue={filters.sort} options={sorts} />
  </>
)

/** The active filters, each with a link that removes it. */
const Chips = ({ filters }: FiltersProps) => {
  const set = filterNames.filter((name) => filters[name])
  const order = filters.sort !== defaultSort && isKeyOf(sorts, filters.sort) ? sorts[filters.sort] : undefined
  if (!isFiltered(filters) && !order) return null
  const none = Object.fromEntries(filterNames.map((name) => [name, '']))
  return (
    <ul className={styles.chips} aria-label="Filters">
      {set.map((name) => (
        <Chip key={name} to={articleFilters.href(filters, { [name]: '' })} text={filterText(name, filters[name])} />
      ))}
      {order && <Chip to={articleFilters.href(filters, { sort: defaultSort })} text={order} />}
      <li>
        <Link className={styles.clear} to={articleFilters.href(filters, { ...none, sort: defaultSort })}>
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

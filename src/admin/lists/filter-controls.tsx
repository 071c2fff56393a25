/** The tabs, the search and the filters above a list, which `filters.ts` puts into its address. */
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/controls/search-field.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Folded } from '../folded.tsx'
import type { Filters } from './filters.ts'
import styles from './rows.module.css'

type Values = Record<string, string>
type Props<Filter extends Values> = { filters: Filters<Filter> }

export const useFilter = <Filter extends Values>(filters: Filters<Filter>) => filters.parse(useLocation().search)

type TabsProps<Filter extends Values, Name extends keyof Filter> = Props<Filter> & {
  label: string
  /** The filter whose values are the tabs. */
  name: Name
  tabs: Partial<Record<Filter[Name], string | { tab: string }>>
  counts?: Partial<Record<Filter[Name], number>> | undefined
  /** The value for what waits for somebody. Its tab is the first, and has the same name in every list. */
  toDo?: Filter[Name] | undefined
  /** What each tab changes besides. */
  change?: Partial<Filter>
}

const toDoTab = 'To do'

export const FilterTabs = <Filter extends Values, Name extends keyof Filter & string>(
  props: TabsProps<Filter, Name>,
) => {
  const { filters, label, name, tabs, counts, toDo, change } = props
  const filter = useFilter(filters)
  const values = keysOf<Filter[Name]>(tabs)
  return (
    <Tabs
      label={label}
      tabs={[...values.filter((value) => value === toDo), ...values.filter((value) => value !== toDo)].map((value) => {
        const text: string | { tab: string } = value === toDo ? toDoTab : (tabs[value] ?? '')
        const to = filters.href(filter, { ...change, [name]: value } as Partial<Filter>)
        return {
          to,
          text: typeof text === 'string' ? text : text.tab,
          count: counts?.[value],
          isCurrent: to === filters.href(filter),
        }
      })}
    />
  )
}

type FormProps<Filter extends Values> = Props<Filter> & { className?: string | undefined; children: ReactNode }

/** Each control has the name of its filter. */
export const FilterForm = <Filter extends Values>({ filters, className, children }: FormProps<Filter>) => {
  const filter = useFilter(filters)
  const navigate = useNavigate()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(filters.href(filter, Object.fromEntries(new FormData(event.currentTarget)) as Partial<Filter>))
  }
  return (
    <Form key={filters.href(filter)} role="search" className={className} onSubmit={show}>
      {children}
    </Form>
  )
}

type SearchProps<Filter extends Values> = Props<Filter> &
  Omit<ComponentProps<typeof SearchField>, 'children'> & {
    /** Further filters, folded beside the search. */
    children?: ReactNode
    /** The filters that are set, in words. */
    chosen?: string
    isOpen?: boolean
  }

export const FilterSearch = <Filter extends Values & { search: string }>(props: SearchProps<Filter>) => {
  const { filters, children, chosen, isOpen, ...field } = props
  return (
    <FilterForm filters={filters} className={styles.search}>
      <SearchField maxLength={limits.searchQuery} {...field} defaultValue={useFilter(filters).search} />
      {children && (
        <Folded name="Filters" value={chosen} mustOpen={isOpen}>
          <div className={styles.filters}>
            {children}
            <Button variant="outline">Show</Button>
          </div>
        </Folded>
      )}
    </FilterForm>
  )
}

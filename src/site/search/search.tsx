/** The search page: its form, and the results that `load-search.ts` loads and `search-results.tsx` renders. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { searchWording } from '#shared/wording/search.ts'
import { wording } from '#shared/wording.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { UrgentHelp } from '../emergency-help.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import type { Route } from './+types/search'
import { loadSearch, type SearchState, searchQueryIn, searchStatus } from './load-search.ts'
import styles from './search.module.css'
import { SearchOutcome } from './search-results.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = await loadSearch(context.get(apiContext), request.url)
  return data({ asked, query: searchQueryIn(request.url) }, searchStatus(asked))
}

/** Search engines should index the pages of the site, but not its search results. */
export default function Search({ loaderData: { asked: searched, query } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={titleOf(searched, query)}
        description={`Search the news, blog and pages of ${organisationName()}.`}
        path={query === '' ? '/search' : undefined}
      />
      <PageTop title={wording.search} isArtOnlyWide>
        <SearchForm query={query} refusal={searched.is === 'refused' ? searched.reason : undefined} />
      </PageTop>
      <section className={`container ${styles.page}`}>
        {searched.is === 'found' && searched.danger !== 'illness' && <UrgentHelp danger={searched.danger} />}
        <SearchOutcome searched={searched} query={query} />
      </section>
    </>
  )
}

/** A screen reader reads the title of each page that opens, so it has the number of results. */
const titleOf = (searched: SearchState, query: string) => {
  if (query === '') return wording.search
  const what = searched.is === 'found' ? resultsFor(searched, query) : query
  return `${what} – ${wording.search}`
}

const resultsFor = ({ total, isTotalExact }: SearchState & { is: 'found' }, query: string) =>
  (total === 0 ? searchWording.nothing(query) : searchWording.found(total, query, isTotalExact)).slice(0, -1)

/** A plain GET form, so that the search works without scripts and its URL can be shared. */
const SearchForm = ({ query, refusal }: { query: string; refusal: string | undefined }) => (
  <search className={styles.search}>
    <form className={`stack-3 ${styles.form}`} action="/search">
      <Field
        label={searchWording.label}
        type="search"
        name="q"
        enterKeyHint="search"
        defaultValue={query}
        error={refusal}
      />
      <Button>{searchWording.button}</Button>
    </form>
  </search>
)

import { data } from 'react-router'
import { apiContext, browserApi } from '#page/api-client.ts'
import { searchWording } from '#shared/wording/search.ts'
import { wording } from '#shared/wording.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useLoadResult } from '../articles/load-result.ts'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/search'
import { queryOf, searchFor, statusOf } from './ask.ts'
import styles from './search.module.css'
import { SearchForm } from './search-form.tsx'
import { SearchOutcome } from './search-outcome.tsx'

export { exceptAfterPost as shouldRevalidate } from '../articles/load-result.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = await searchFor(context.get(apiContext), request.url)
  return data({ asked, query: queryOf(request.url) }, statusOf(asked))
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({
  asked: searchFor(browserApi(), request.url),
  query: queryOf(request.url),
})

const description = 'Look through the news, the blog and the pages of Voima.'

/** Search engines should find what is written here, and not what somebody looked for. */
export default function Search({ loaderData: { asked, query } }: Route.ComponentProps) {
  const { loading } = searchWording
  const title = wording.search
  const searched = useLoadResult(asked)
  return (
    <section className={`container ${styles.page}`}>
      <PageHead
        title={query === '' ? title : `${query} – ${title}`}
        description={description}
        path={query === '' ? '/search' : undefined}
      />
      <h1>{title}</h1>
      <SearchForm query={query} refusal={searched?.is === 'refused' ? searched.reason : undefined} />
      {searched ? <SearchOutcome searched={searched} query={query} /> : <Spinner label={loading} />}
    </section>
  )
}

import { limits } from '#shared/limits.ts'
import { searchWording } from '#shared/wording/search.ts'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { type Searched, searchHref } from './ask.ts'
import styles from './search.module.css'
import { SearchResults } from './search-results.tsx'

const words = searchWording

/** What came of the search: results, nothing, or why not. */
export const SearchOutcome = ({ searched, query }: { searched: Searched; query: string }) => {
  if (searched.is === 'unasked') return <p className={styles.soft}>{words.where}</p>
  if (searched.is === 'refused') return null
  if (searched.is === 'failed') return <Alert kind="failure">{words.failed}</Alert>
  return searched.total === 0 ? <Nothing query={query} /> : <Found found={searched} query={query} />
}

const Found = ({ found, query }: { found: Searched & { is: 'found' }; query: string }) => (
  <>
    <div className={styles.count}>
      <p>
        <strong>{words.found(found.total, query, found.isTotalExact)}</strong>
      </p>
      {!found.hasAllWords && <p className={styles.soft}>{words.notAllWords}</p>}
    </div>
    {found.results.length > 0 ? (
      <SearchResults results={found.results} first={(found.currentPage - 1) * limits.pageSize + 1} />
    ) : (
      <p>{words.noMore}</p>
    )}
    {found.totalPages > 1 && (
      <PageNumbers
        current={found.currentPage}
        total={found.totalPages}
        hrefOf={(page) => searchHref(query, page)}
        label={words.pages}
      />
    )}
  </>
)

const Nothing = ({ query }: { query: string }) => (
  <div className={styles.nothing}>
    <p>
      <strong>{words.nothing(query)}</strong>
    </p>
    <p className={styles.soft}>{words.tryOthers}</p>
    <p className="actions">
      <ButtonLink to="/news" variant="outline">
        {wording.news.listTitle}
      </ButtonLink>
      <ButtonLink to="/blog" variant="outline">
        {wording.blog.listTitle}
      </ButtonLink>
      <ButtonLink to="/help" variant="outline">
        {words.help}
      </ButtonLink>
    </p>
  </div>
)

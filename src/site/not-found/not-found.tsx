/** The 404 page (page not found), for addresses without a route. `src/root.tsx` has the page for errors of the site. */
import { data } from 'react-router'
import { helpPath, searchPath } from '#shared/paths.ts'
import { searchWording } from '#shared/wording/search.ts'
import { wording } from '#shared/wording.ts'
import { Cell } from '#ui/art/cell.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { SearchField } from '#ui/controls/search-field.tsx'
import { PageHead } from '../page-head.tsx'
import styles from './not-found.module.css'

export const loader = () => data(null, { status: 404 })

export default function NotFoundPage() {
  return (
    <section className={`container ${styles.page}`}>
      <PageHead title="Page not found" />
      <FourOhFour />
      <h1>We cannot find this page.</h1>
      <p className={`lead ${styles.soft}`}>The link may be old or mistyped. You did nothing wrong.</p>
      <p className={styles.ways}>
        <ButtonLink to="/">Home</ButtonLink>
        <ButtonLink to={helpPath} variant="outline">
          Get help now
        </ButtonLink>
        <ButtonLink to="/news" variant="outline">
          {wording.news.listTitle}
        </ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          {wording.contact.title}
        </ButtonLink>
      </p>
      <search className={styles.search}>
        <form action={searchPath}>
          <SearchField label={searchWording.shortLabel} name="q" />
        </form>
      </search>
    </section>
  )
}

const four = 'M84 0h44v107h23v24h-23v33H96v-33H20v-24zM96 107V40L49 107z'

const FourOhFour = () => (
  <svg className={styles.drawing} viewBox="20 -8 450 180" aria-hidden="true">
    <path d={four} fill="currentColor" fillRule="evenodd" />
    <path d={four} transform="translate(320)" fill="currentColor" fillRule="evenodd" />
    <g transform="translate(151 -7)">
      <Cell size={178} />
    </g>
  </svg>
)

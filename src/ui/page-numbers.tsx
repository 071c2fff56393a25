import { Link } from 'react-router'
import { thousands } from '#shared/format.ts'
import { PageJump } from './page-jump.tsx'
import styles from './page-numbers.module.css'
import { type PageSlot, pageWindow } from './page-window.ts'

type Props = {
  current: number
  total: number
  hrefOf: (page: number) => string
  /** What is being paged through, for people who hear the page. */
  label: string
}

/** With more, going from neighbour to neighbour takes too long. */
const pagesWithinReach = 10

export const PageNumbers = ({ current, total, hrefOf, label }: Props) => (
  <nav aria-label={label}>
    <ol className={styles.pages}>
      {pageWindow(current, total).map((slot, index) => (
        <li key={slot === 'gap' ? `gap ${index}` : slot}>
          <Slot slot={slot} current={current} hrefOf={hrefOf} />
        </li>
      ))}
    </ol>
    {total > pagesWithinReach && <PageJump current={current} total={total} hrefOf={hrefOf} />}
  </nav>
)

const Slot = ({ slot, current, hrefOf }: Pick<Props, 'current' | 'hrefOf'> & { slot: PageSlot }) =>
  slot === 'gap' ? (
    <span className={styles.gap}>…</span>
  ) : (
    <Link className={styles.page} to={hrefOf(slot)} aria-current={slot === current ? 'page' : undefined}>
      {thousands(slot)}
    </Link>
  )

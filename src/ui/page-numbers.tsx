/** Pagination: the page numbers below a list as plain links, so that they work without scripts. */
import { Form } from 'react-router'
import { thousands } from '#shared/format.ts'
import { wording } from '#shared/wording.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Link } from './link.tsx'
import styles from './page-numbers.module.css'
import { type PageSlot, pageWindow } from './page-window.ts'

type Props = {
  current: number
  total: number
  hrefOf: (page: number) => string
  /** The accessible name of the navigation, for screen readers. */
  label: string
}

/** With more pages than this, a form lets the reader enter a page number. */
const pagesWithinReach = 10

/** A list with one page has no page numbers. */
export const PageNumbers = (props: Props) => props.total > 1 && <Pages {...props} />

const Pages = ({ current, total, hrefOf, label }: Props) => (
  <nav aria-label={label}>
    <ol className={`no-print ${styles.pages}`}>
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
    <PageGap />
  ) : (
    <Link className={styles.page} to={hrefOf(slot)} aria-current={slot === current ? 'page' : undefined}>
      {thousands(slot)}
    </Link>
  )

export const PageGap = () => <span className={styles.gap}>…</span>

type JumpProps = { current: number; total: number; hrefOf: (page: number) => string }

/** Goes to any page. A plain GET form, so that it works without scripts. */
const PageJump = ({ current, total, hrefOf }: JumpProps) => {
  const [path, query] = hrefOf(1).split('?')
  const others = [...new URLSearchParams(query)].filter(([name]) => name !== 'page')
  return (
    <Form className={`no-print ${styles.jump}`} action={path || undefined}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        key={current}
        label={wording.pages.goTo(total)}
        type="number"
        name="page"
        inputMode="numeric"
        min={1}
        max={total}
        required
        autoComplete="off"
      />
      <Button variant="outline">{wording.pages.go}</Button>
    </Form>
  )
}

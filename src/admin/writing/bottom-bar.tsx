/** The bar at the bottom of a form, always in view (sticky): what went wrong, the saving status, and the buttons. */
import type { ReactNode } from 'react'
import { FailureAlert, SubmitButton } from '../intent-form.tsx'
import type { FormFetcher } from '../intents.ts'
import styles from './bottom-bar.module.css'

type Props = { label: string; problem?: ReactNode; status?: ReactNode; children?: ReactNode }

/** On a phone it takes the place of the navigation bar, which `data-bar` hides. */
export const BottomBar = ({ label, problem, status, children }: Props) => (
  <section className={styles.bar} data-bar aria-label={label}>
    {problem}
    {status}
    {children && <div className={styles.barButtons}>{children}</div>}
  </section>
)

type SaveProps = { fetcher: FormFetcher; status?: ReactNode; children: string }

/** The bar of a form with one button. */
export const SaveBar = ({ fetcher, status, children }: SaveProps) => (
  <BottomBar label={children} problem={<FailureAlert failure={fetcher.data?.failure} />} status={status}>
    <SubmitButton fetcher={fetcher}>{children}</SubmitButton>
  </BottomBar>
)

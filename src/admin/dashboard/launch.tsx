/**
 * The checklist before the launch of the site (onboarding, setup), with a progress bar.
 * `core/organisation/dashboard.ts` decides which steps are done.
 */

import { Link } from 'react-router'
import { isInGhana } from '#shared/country/country.ts'
import { counted } from '#shared/format.ts'
import {
  accountPath,
  backupsPath,
  deliverabilityPath,
  lookPath,
  peoplePath,
  replySettingsPath,
  siteContentPath,
} from '#shared/paths.ts'
import type { Dashboard } from '#shared/shapes/dashboard.ts'
import { Cell } from '#ui/art/cell.tsx'
import { Icon } from '#ui/icon.tsx'
import { FoldedSection, FoldedSections } from '../folded.tsx'
import { Section } from '../page-heading.tsx'
import styles from './launch.module.css'

const title = 'Before you launch'

type Step = NonNullable<Dashboard['launch']>[number]

const words: Record<Step['step'], { text: (left?: number) => string; to?: string; hint?: string }> = {
  examples: {
    text: (left) => (left ? `Replace ${counted(left, 'example', 'examples')}` : 'Replace the examples'),
    to: siteContentPath,
  },
  organisation: {
    text: () => 'Enter legal name, postal address and registration number',
    to: siteContentPath,
    hint: `The privacy page and the contact page show them.${isInGhana ? ' Ghana’s Data Protection Act asks for them.' : ''}`,
  },
  look: {
    text: () => 'Check the name, logo and colour, and save',
    to: lookPath,
    hint: 'Every public page shows them.',
  },
  mail: {
    text: () => 'Connect an email account',
    to: deliverabilityPath,
    hint: 'Your email provider tells you the server, user name and password.',
  },
  notices: {
    text: () => 'Make sure someone is told about new messages',
    to: replySettingsPath,
    hint: 'Send yourself a test notice there, and open its link. The first administrator gets notices from the start; others turn them on.',
  },
  'reply-to': {
    text: () => 'Set the address to which answers go',
    to: replySettingsPath,
    hint: 'Until then, nobody reads what people answer to our emails.',
  },
  backups: { text: () => 'Make a backup', to: backupsPath },
  'second-factor': {
    text: (left) =>
      left
        ? `Turn on two-step sign-in for ${counted(left, 'administrator', 'administrators')}`
        : 'Turn on two-step sign-in for administrators',
    to: peoplePath,
  },
  address: {
    text: () => 'Set the address of the site',
    hint: 'Ask the person who runs the server to set PUBLIC_URL, beginning with https.',
  },
}

/**
 * The open tasks with a progress bar made of cells; hidden when every task is done. `isFolded`: one line, because
 * something happens this week, which comes first.
 */
export const Launch = ({ steps, isFolded }: { steps: Step[]; isFolded: boolean }) => {
  const done = steps.filter(({ isDone }) => isDone).length
  const count = `${done} of ${steps.length} done`
  if (done === steps.length) return null
  if (isFolded)
    return (
      <FoldedSections>
        <FoldedSection title={title} value={count} heading="h2">
          <Steps steps={steps} done={done} />
        </FoldedSection>
      </FoldedSections>
    )
  return (
    <Section title={title}>
      <p>{count}</p>
      <Steps steps={steps} done={done} />
    </Section>
  )
}

const Steps = ({ steps, done }: { steps: Step[]; done: number }) => (
  <>
    <div className={styles.cells} aria-hidden="true">
      {steps.map(({ step }, index) =>
        index < done ? <Cell key={step} size={36} /> : <span key={step} className={styles.open} />,
      )}
    </div>
    <ul className={`plain-list links ${styles.steps}`}>
      {steps.map((step) => (
        <Row key={step.step} {...step} />
      ))}
    </ul>
  </>
)

const Row = ({ step, isDone, left }: Step) => {
  const { text, to, hint } = words[step]
  return (
    <li data-done={isDone || undefined}>
      <span className={styles.mark}>{isDone && <Icon name="check" size={16} />}</span>
      <span>
        {text(isDone ? undefined : left)}
        {!isDone && hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {isDone ? (
        <span>Done</span>
      ) : (
        to && <Open to={step === 'second-factor' && left === 1 ? accountPath : to} text={text(left)} />
      )}
    </li>
  )
}

const Open = ({ to, text }: { to: string; text: string }) => (
  <Link to={to}>
    Open<span className="visually-hidden">: {text}</span>
  </Link>
)

import type { ReactNode } from 'react'
import { longDay } from '#shared/format.ts'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { WhatsAppLink } from '../sharing/whatsapp-link.tsx'
import styles from './text-page.module.css'

type PageProps = {
  title: string
  lead: ReactNode
  description: string
  path: string
  /** Follows the date. */
  note?: ReactNode
  /** As of `PageTop`. */
  art?: string
  tabs?: ReactNode
  children: ReactNode
} & (
  | /** The day on which the text was last changed, as YYYY-MM-DD. */ { changedOn: string; checkedOn?: never }
  | /** The day on which its facts were last checked, as YYYY-MM-DD. */ { checkedOn: string; changedOn?: never }
)

/** A page that is mostly text: a summary first, then its sections. Pages of facts offer sharing. */
export const TextPage = ({ title, lead, path, art, tabs, changedOn, checkedOn, note, ...page }: PageProps) => (
  <>
    <PageHead title={title} description={page.description} path={path} />
    <PageTop title={title} lead={lead} art={art} tabs={tabs}>
      <p>
        {checkedOn ? 'Last checked on' : 'Last changed on'}{' '}
        <time className={styles.day} dateTime={checkedOn ?? changedOn}>
          {longDay(checkedOn ?? changedOn)}
        </time>{' '}
        {note}
      </p>
      {checkedOn && <WhatsAppLink title={title} path={path} variant="outline" className={styles.share} />}
    </PageTop>
    <div className={`container ${styles.body}`}>{page.children}</div>
  </>
)

type SectionProps = { id: string; title: string; children: ReactNode }

export const TextSection = ({ id, title, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div className={styles.words}>{children}</div>
  </section>
)

/** The summary, for visitors who read no further. */
export const InShort = ({ points }: { points: readonly string[] }) => (
  <section className={styles.inShort} aria-labelledby="in-short">
    <h2 id="in-short">In short</h2>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
)

/** Links to sections of a long page, by their ids. */
export const Contents = ({ of: sections }: { of: readonly (readonly [id: string, title: string, ...unknown[]])[] }) => (
  <nav className={`no-print ${styles.contents}`} aria-label="On this page">
    <ul className="plain-list">
      {sections.map(([id, title]) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)

export type Fact = readonly [name: string, words: ReactNode]

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, words]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
)

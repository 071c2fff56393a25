/** Five cards, each with a title, a sentence and its links. */
import type { ReactNode } from 'react'
import styles from './link-cards.module.css'

type ListProps = { children: ReactNode; areSheets?: boolean }

/** `areSheets`: each card begins with a small picture of a printed sheet. */
export const LinkCards = ({ children, areSheets = false }: ListProps) => (
  <ul className={`plain-list ${styles.cards} ${areSheets ? styles.sheets : ''}`}>{children}</ul>
)

type Props = { title: string; children: ReactNode; links: ReactNode }

export const LinkCard = ({ title, children, links }: Props) => (
  <li>
    <h2>{title}</h2>
    <p>{children}</p>
    <p className="actions links">{links}</p>
  </li>
)

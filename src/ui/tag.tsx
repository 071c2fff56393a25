/** A label (badge) for a state, such as "Planned" or "Example". */
import type { ReactNode } from 'react'
import styles from './tag.module.css'

type TagProps = { kind: 'example' | 'planned' | 'plain' | 'success'; children: ReactNode }

export const Tag = ({ kind, children }: TagProps) => <span className={`${styles.tag} ${styles[kind]}`}>{children}</span>

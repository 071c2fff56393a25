import { useIsLight } from '#page/data-saver.ts'
import type { Language } from '#shared/languages.ts'
import styles from '#ui/styles/text.module.css'
import { lightText } from './data-saver/data-saver-text.ts'

/** Text that the server made from Markdown. A light page has links in place of its pictures. */
export const Prose = ({ html, language }: { html: string; language?: Language }) => (
  <div
    className={styles.text}
    lang={language}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server shows raw HTML in Markdown as text.
    dangerouslySetInnerHTML={{ __html: useIsLight() ? lightText(html) : html }}
  />
)

/**
 * The texts that may name an image or a file, besides those of articles, whose uses are stored
 * (`image_uses`, `file_uses`). They are few, so they are searched directly.
 */
import { type RawBuilder, sql } from 'kysely'
import { isSectionName, sections } from '#shared/content/sections.ts'
import { keysOf } from '#shared/keys.ts'
import { contains } from './query.ts'
import type { Database, Tables } from './tables.ts'

type Texts = {
  table: keyof Tables
  id?: string
  title: RawBuilder<unknown>
  text: string
  removed?: RawBuilder<unknown>
}

const texts = {
  newsletter: { table: 'newsletters', title: sql.ref('subject'), text: 'content' },
  event: { table: 'events', title: sql.ref('title'), text: 'text', removed: sql.ref('removed_at') },
  // Not everybody who sees the title may read the question.
  question: {
    table: 'questions',
    title: sql.lit('An answer to a question'),
    text: 'answer',
    removed: sql.ref('removed_at'),
  },
  site: { table: 'site_content', id: 'section', title: sql.ref('section'), text: 'fields' },
} satisfies Record<string, Texts>

export const sectionTitle = (name: string) => (isSectionName(name) ? sections[name].title : name)

/** The title in a sentence about a use. */
export const quotedUse = ({ title, isRemoved }: { title: string; isRemoved: boolean }) =>
  `“${title}”${isRemoved ? ' (in the trash)' : ''}`

type Found = { _id: string; title: string; text: string; removed_at: string | null }

/** The texts that contain one of these parts, with what the lists of uses say about each. */
export const textsWith = async (db: Database, parts: string[]) => {
  const found = []
  for (const kind of keysOf(texts)) {
    const { table, id = 'id', title, text, removed = sql`null` }: Texts = texts[kind]
    const named = sql.join(
      parts.map((part) => contains(text, part)),
      sql` or `,
    )
    const { rows } = await sql<Found>`select ${sql.ref(id)} as _id, ${title} as title, ${sql.ref(text)} as text,
      ${removed} as removed_at from ${sql.table(table)} where ${named}`.execute(db)
    for (const { removed_at, ...row } of rows) {
      const shown = kind === 'site' ? sectionTitle(row.title) : row.title
      found.push({ kind, ...row, title: shown, isRemoved: removed_at !== null })
    }
  }
  return found
}

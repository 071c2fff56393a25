/** The fixed pages of the site in the full-text index. Their texts are in the registry of pages, not in a table. */
import { createHash } from 'node:crypto'
import { organisationName } from '#shared/organisation-name.ts'
import { pages } from '#shared/pages/pages.ts'
import type { Database } from '../database/tables.ts'
import type { SearchText } from '../record-types/record-type.ts'
import { addToIndex, removeFromIndex } from './search-index.ts'
import { takeNumbers } from './vocabulary.ts'

let known: { name: string; texts: SearchText[] } | undefined

/** Computed once for each name of the organisation, because every search reads them. */
const texts = () => {
  const name = organisationName()
  if (known?.name !== name) known = { name, texts: textsNow() }
  return known.texts
}

/** The fingerprint of its text stands for the date of a page. */
const textsNow = () =>
  pages.flatMap(({ path, shareText = '', search }): SearchText[] => {
    if (!search) return []
    const page = { path, title: shareText, ...search }
    const updatedAt = createHash('sha256').update(JSON.stringify(page)).digest('base64url')
    return [{ ...page, id: path, updatedAt }]
  })

export const siteTextsOf = async (_: Database, ids: string[]) => texts().filter(({ id }) => ids.includes(id))

/** Indexes the pages if their texts have changed with the release, or with the name of the organisation. */
export const indexSitePages = async (db: Database) => {
  if (isCurrent(await indexedPages(db))) return
  await db.transaction().execute(async (trx) => {
    // Locks the index.
    await takeNumbers(trx, 0)
    await removeFromIndex(
      trx,
      'pages',
      (await indexedPages(trx)).map(({ id }) => id),
    )
    await addToIndex(trx, 'pages', texts())
  })
}

const indexedPages = (db: Database) =>
  db.selectFrom('search_texts').select(['id', 'updated_at']).where('part', '=', 'pages').execute()

const isCurrent = (rows: { id: string; updated_at: string }[]) =>
  rows.length === texts().length && texts().every((text) => rows.some((row) => row.updated_at === text.updatedAt))

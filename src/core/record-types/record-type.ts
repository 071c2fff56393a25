/**
 * The description of a record type, such as articles, messages and users: everything that the site must know about it.
 * Each type describes itself in the file `record-type.ts` of its folder, and `organisation/record-types.ts` lists them
 * all.
 */
import type { AliasedSelectQueryBuilder } from 'kysely'
import type { Config } from '#config.ts'
import type { Language } from '#shared/languages.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Dashboard } from '#shared/shapes/dashboard.ts'
import type { ErasedData, PersonalData } from '#shared/shapes/personal-data.ts'
import type { PublicPages } from '#shared/shapes/public-pages.ts'
import type { SearchResult } from '#shared/shapes/search.ts'
import type { Database, Tables } from '../database/tables.ts'
import type { ExportTable } from '../export/fields.ts'
import type { Clock } from '../lib/clock.ts'
import type { Step } from '../subscribers/suppression-list.ts'

/** The reason why a record type has neither data about people nor anything that expires, as a sentence. */
export type Not = { not: string }

export type RecordType = {
  /** The plural that the API uses. */
  name: string
  /** The first table holds the records themselves. Each table of the database belongs to one record type. */
  tables: readonly [keyof Tables, ...(keyof Tables)[]]
  /** What `npm run export` and the page *Backups* export. Backups always contain every table. */
  exports?: readonly ExportTable[]
  person: PersonPart | Not
  /** Deletes what has expired; housekeeping calls it daily, in the order of the list of record types. */
  expire: Expire | Not
  search?: SearchPart
  sitemap?: SitemapPart
  tasks?: TasksPart
  /** What a start compares with the previous run, before anything is deleted: see `organisation/start-checks.ts`. */
  startCheck?: StartCheck
}

/** The person whose data is requested. `phone` is missing if the request contains none. */
export type Whose = { email: string; phone?: string | undefined }

/** Each function returns the response fields that it fills. `inRecords` is for a new record type. */
export type PersonPart = {
  show: (step: Step, whose: Whose) => Promise<Partial<PersonalData>>
  erase: (step: Step, whose: Whose) => Promise<Partial<ErasedData>>
}

type FindAndErase = {
  /** Everything stored about the person, under the names of the API. */
  find: (db: Database, whose: Whose) => Promise<Record<string, unknown>[]>
  /** Erases all of it, and returns how many records were erased. */
  erase: (db: Database, whose: Whose, clock: Clock) => Promise<number>
}

/** Shows a person's data of a record type in the response's field `records`, under the name of the type. */
export const inRecords = (name: string, { find, erase }: FindAndErase): PersonPart => ({
  show: async ({ db }, whose) => {
    const found = await find(db, whose)
    return found.length > 0 ? { records: { [name]: found } } : {}
  },
  erase: async ({ db, clock }, whose) => {
    const count = await erase(db, whose, clock)
    return count > 0 ? { records: { [name]: count } } : {}
  },
})

type Expiring = { expire: () => Promise<unknown> }
type Expire = (deps: ExpiryDeps) => Promise<unknown>

/** A new record type needs `db`, `clock` and `config` only. The rest are services that delete their own rows. */
export type ExpiryDeps = {
  db: Database
  clock: Clock
  config: Config
  articles: Expiring
  outbox: Expiring
}

/**
 * A page that the search finds. `text` is plain; `words` are searched, too, but not shown. Among equally good results,
 * the newer comes first: an item with `startsAt` counts as new as its start, and before that as new as today, the next
 * one first.
 */
export type SearchText = {
  id: string
  /** Without a kind, it is shown as a page of the site, without its date. */
  kind?: SearchResult['kind']
  language?: Language
  path: string
  title: string
  text: string
  words?: string
  updatedAt: string
  startsAt?: string
}

export type SearchPart = {
  /** The public rows, as `db.selectFrom('places').select(['id', 'changed_at as updatedAt']).as('row')`. */
  rows: (db: Database, clock: Clock) => AliasedSelectQueryBuilder<{ id: string; updatedAt: string }, 'row'>
  /** The texts of these rows, in any order. */
  texts: (db: Database, ids: string[]) => Promise<SearchText[]>
}

/** The URLs of all public pages of a record type, always in the same order. */
export type SitemapPart = (db: Database, clock: Clock) => Promise<PublicPages['pages']>

/** The open tasks on the dashboard, for users with this permission. `shared/dashboard-tasks.ts` has their texts. */
type TasksPart = {
  permission: Permission
  count: (db: Database, clock: Clock, sendsEmail: boolean) => Promise<DashboardTasks>
}
/** How many records wait for each task, and since when where somebody waits for an answer. */
export type DashboardTasks = Record<string, number | Omit<NonNullable<Dashboard['tasks']>[number], 'task'>>

type StartCheck = {
  /** Fewer rows in this table than before mean lost data. */
  counted?: keyof Tables
  /** The table and the column with the time of the newest row. */
  newest: readonly [table: keyof Tables, column: string]
}

export const isSaid = <Part extends object>(part: Part | Not): part is Part => !('not' in part)

/** Lists volunteers page by page, the newest first, with filters; counts their states; and exports them as CSV. */
import { regions } from '#shared/country/regions.ts'
import { recordOf } from '#shared/keys.ts'
import { languages } from '#shared/languages.ts'
import type { Volunteer, VolunteerCounts, VolunteerQuery } from '#shared/shapes/volunteer.ts'
import { daysOfWeek, volunteerStates } from '#shared/volunteers.ts'
import { record } from '../audit/audit-log.ts'
import { contains, keyMatches } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { csvTable } from '../export/csv.ts'
import type { Clock } from '../lib/clock.ts'
import { readPageOf } from '../paging/page.ts'
import { toVolunteer } from './volunteer-row.ts'

export const listVolunteers = (db: Database, query: VolunteerQuery) => {
  const newest = matchingRows(db, query).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  return readPageOf(newest, query, (rows) => rows.map(toVolunteer))
}

const matchingRows = (db: Database, { state, search, role, day }: Omit<VolunteerQuery, 'page' | 'limit'>) => {
  let query = db.selectFrom('volunteers').where(keyMatches('search_key', search ?? ''))
  if (state) query = query.where('state', '=', state)
  if (role) query = query.where(contains('roles', JSON.stringify(role)))
  if (day) query = query.where(contains('days', JSON.stringify(day)))
  return query
}

export const countVolunteers = async (db: Database): Promise<VolunteerCounts> => {
  const rows = await db
    .selectFrom('volunteers')
    .select(({ fn }) => ['state', fn.countAll().as('total')])
    .groupBy('state')
    .execute()
  const totals = new Map(rows.map(({ state, total }) => [state, Number(total)]))
  const counts = recordOf(volunteerStates, (state) => totals.get(state) ?? 0)
  return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) }
}

const namesIn = (keys: string[], names: Record<string, string>) => keys.map((key) => names[key] ?? key).join(', ')

const cells: Record<string, (volunteer: Volunteer) => string> = {
  createdAt: ({ createdAt }) => createdAt,
  state: ({ state }) => state,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  town: ({ town }) => town,
  region: ({ region }) => (region ? regions[region] : ''),
  roles: ({ roles }) => roles.join(', '),
  days: ({ days }) => namesIn(days, daysOfWeek),
  languages: ({ languages: tags }) => namesIn(tags, languages),
  isAdult: ({ isAdult }) => (isAdult ? 'yes' : 'no'),
  words: ({ words }) => words,
  lastWordAt: ({ lastWordAt }) => lastWordAt,
  agreedOn: ({ agreedOn = '' }) => agreedOn,
  welcomedAt: ({ welcomedAt = '' }) => welcomedAt,
  welcomedBy: ({ welcomedBy = '' }) => welcomedBy,
}

export const csvColumns = Object.keys(cells)

/** Every volunteer as a CSV table, read in batches. */
export const exportVolunteers = async (db: Database, clock: Clock) => {
  await record(db, clock, 'volunteers.exported')
  const rowsAfter = (id: string) =>
    db.selectFrom('volunteers').selectAll().where('id', '>', id).orderBy('id').limit(atOnce).execute()
  return csvTable(csvColumns, rowsAfter, (row) => {
    const volunteer = toVolunteer(row)
    return Object.values(cells).map((cell) => cell(volunteer))
  })
}

const atOnce = 500

/**
 * The checks of a place's details: who checked, when, how, and with what result. The latest check that found the
 * details right puts the place into the public list; a check that found it closed removes it.
 */
import { displayNameOf } from '#shared/display-name.ts'
import { dayOf } from '#shared/format.ts'
import type { CheckResult } from '#shared/places/place-values.ts'
import type { NewPlaceCheck, PlaceCheck } from '#shared/shapes/place.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { type Clock, today } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { findPlaceRow, lockPlace } from './place-row.ts'

export const addCheck = (db: Database, clock: Clock, placeId: string, { on, how, result }: NewPlaceCheck) =>
  db.transaction().execute(async (trx) => {
    const { name } = await lockPlace(trx, placeId)
    const at = await afterOthers(trx, placeId, momentOf(clock, on))
    const check = { id: newId(), place_id: placeId, at, how, result }
    await trx
      .insertInto('place_checks')
      .values({ ...check, user_id: whoActs().id ?? null })
      .execute()
    await applyChecks(trx, placeId, clock)
    await record(trx, clock, 'places.checked', { kind: 'places', id: placeId, title: name })
    return { place: await findPlaceRow(trx, placeId), checkId: check.id }
  })

/** Removes a check that was recorded by mistake. */
export const removeCheck = (db: Database, clock: Clock, placeId: string, checkId: string) =>
  db.transaction().execute(async (trx) => {
    const { name } = await lockPlace(trx, placeId)
    const { numDeletedRows } = await trx
      .deleteFrom('place_checks')
      .where('id', '=', checkId)
      .where('place_id', '=', placeId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new NotFound('There is no such check.')
    await applyChecks(trx, placeId, clock)
    await record(trx, clock, 'places.check-removed', { kind: 'places', id: placeId, title: name })
    return findPlaceRow(trx, placeId)
  })

/** A check of today has the current time, so that the last of several counts. */
const momentOf = (clock: Clock, on: string | undefined) => {
  const now = clock().toISOString()
  if (!on || on === today(clock)) return now
  if (on > today(clock))
    throw new Refused({ on: `The day of the check is ${on}, which is after today. Choose today or an earlier day.` })
  return `${on}T12:00:00.000Z`
}

/** Two checks of one day can have the same time; the one recorded later counts. */
const afterOthers = async (trx: Database, placeId: string, moment: string) => {
  const { last } = await trx
    .selectFrom('place_checks')
    .select(({ fn }) => fn.max('at').as('last'))
    .where('place_id', '=', placeId)
    .where('at', '>=', moment)
    .where('at', '<=', `${moment.slice(0, 10)}T23:59:59.999Z`)
    .executeTakeFirstOrThrow()
  return last ? new Date(Date.parse(last) + 1).toISOString() : moment
}

const rightResults: CheckResult[] = ['right', 'changed']

/** Computes the place's columns from its checks. A check without an answer changes nothing. */
const applyChecks = async (db: Database, placeId: string, clock: Clock) => {
  const checks = await db
    .selectFrom('place_checks')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('result', '<>', 'no_answer')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const right = checks.find(({ result }) => rightResults.includes(result))
  const [last] = checks
  const closed_at = last?.result === 'closed' ? last.at : null
  const now = clock().toISOString()
  const { published_at } = await findPlaceRow(db, placeId)
  await db
    .updateTable('places')
    .set({
      checked_at: right?.at ?? null,
      checked_how: right?.how ?? null,
      closed_at,
      published_at: right && !closed_at ? (published_at ?? now) : null,
      updated_at: now,
    })
    .where('id', '=', placeId)
    .execute()
}

/** The newest first, with the names of the users who made them. */
export const checksOf = async (db: Database, placeId: string): Promise<PlaceCheck[]> => {
  const rows = await db
    .selectFrom('place_checks')
    .leftJoin('users', 'users.id', 'place_checks.user_id')
    .select(['place_checks.id', 'at', 'how', 'result', 'users.email', 'users.name'])
    .where('place_id', '=', placeId)
    .orderBy('at', 'desc')
    .orderBy('place_checks.id', 'desc')
    .execute()
  return rows.map(({ id, at, how, result, email, name }) => ({
    _id: id,
    on: dayOf(at),
    how,
    result,
    ...(email && { who: displayNameOf({ email, name }) }),
  }))
}

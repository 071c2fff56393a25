/**
 * Personal data on request (GDPR, Act 843): exports all data that is stored about a person (right of access, subject
 * access request), and erases it (right to erasure). Each record type finds and erases its own.
 */
import { ErasedData, PersonalData } from '#shared/shapes/personal-data.ts'
import { record } from '../audit/audit-log.ts'
import { emptyLog } from '../database/dialect.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { isSaid, type Whose } from '../record-types/record-type.ts'
import type { Settings } from '../settings/settings.ts'
import { createSteps, type Step } from '../subscribers/suppression-list.ts'
import { recordTypes } from './record-types.ts'

export const createPersonalData = (db: Database, clock: Clock, settings: Settings) => {
  const inOneStep = createSteps(db, clock, settings)
  return {
    /** The case of the address does not matter. `phone` finds the records that have no email address, too. */
    about: (email: string, phone?: string) => inOneStep((step) => about(step, { email, phone })),
    /**
     * Erases everything in one transaction, except an account: an administrator removes accounts. Afterwards the
     * database files no longer contain what was erased.
     */
    erase: async (email: string, phone?: string) => {
      const erased = await inOneStep((step) => erase(step, { email, phone }))
      await emptyLog(db)
      return erased
    },
  }
}

const persons = recordTypes.map(({ person }) => person).filter(isSaid)

const about = async (step: Step, whose: Whose): Promise<PersonalData> => {
  await record(step.db, step.clock, 'privacy.shown')
  const parts: Partial<PersonalData>[] = []
  for (const { show } of persons) parts.push(await show(step, whose))
  return PersonalData.parse({ ...whose, ...joined(parts) })
}

const erase = async (step: Step, whose: Whose): Promise<ErasedData> => {
  await record(step.db, step.clock, 'privacy.erased')
  const parts: Partial<ErasedData>[] = []
  for (const { erase: eraseOwn } of persons) parts.push(await eraseOwn(step, whose))
  return ErasedData.parse(joined(parts))
}

/** All fields of all parts, with one field `records` for those that have it. */
const joined = <Part extends { records?: Record<string, unknown> | undefined }>(parts: Part[]) => {
  const records = Object.assign({}, ...parts.map((part) => part.records))
  return Object.assign({}, ...parts, { records: Object.keys(records).length > 0 ? records : undefined })
}

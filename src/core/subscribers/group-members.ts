/** Puts several subscribers into a group at once. */
import { foldEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import type { GroupMembers } from '#shared/shapes/subscriber.ts'
import { record } from '../audit/audit-log.ts'
import { today } from '../lib/clock.ts'
import { importSubscriberRows } from './import-export.ts'
import { matchingRows } from './list.ts'
import { groupNames, groupsOf, isSubscribed, lockSubscriber } from './subscriber-row.ts'
import type { Step } from './suppression-list.ts'

/**
 * Those who unsubscribed stay as they are, and so does who is in too many groups. Returns how many joined. There are few
 * combinations of groups, so each is changed at once.
 */
export const addToGroup = async ({ db, clock }: Step, { group, ids, matching }: GroupMembers) => {
  const members = () => matchingRows(db, { ...matching, ids }).where(isSubscribed)
  const name = group.toLowerCase()
  let added = 0
  for (const row of await members().select('group_names').distinct().execute()) {
    const groups = groupsOf(row)
    if (groups.includes(name) || groups.length >= limits.subscriberGroups) continue
    const { numUpdatedRows } = await db
      .updateTable('subscribers')
      .set({ group_names: groupNames([...groups, name]) })
      .where('group_names', row.group_names === null ? 'is' : '=', row.group_names)
      .where('id', 'in', members().select('id'))
      .executeTakeFirst()
    added += Number(numUpdatedRows)
  }
  await record(db, clock, 'subscribers.grouped', `${group}, ${added}`)
  return added
}

const volunteersGroup = 'volunteers'

/**
 * For a volunteer who agreed to get newsletters. An unknown address gets a confirmation email first, and who unsubscribed
 * stays unsubscribed.
 */
export const addFromWelcome = async (step: Step, email: string) => {
  const consent = `Agreed when welcomed as a volunteer on ${today(step.clock)}`
  const subscribers = [{ email }]
  await importSubscriberRows(step, { subscribers, consent, source: 'hand', groups: [volunteersGroup] })
  const known = await lockSubscriber(step.db, 'email_key', foldEmail(email))
  if (known) await addToGroup(step, { group: volunteersGroup, ids: [known.id] })
}

/**
 * The check-in marks that wait on this phone for a network (IndexedDB), and sending them. They contain no names, only the
 * number of a sign-up. So they stay when the user signs out, and are sent from the first page that is opened later.
 */

import { withId } from '#page/api-client.ts'
import { saveDeviceCopy } from '#page/device-copies.ts'
import { inDeviceStore, isOnDevice, marksDatabase } from '#page/device-store.ts'
import { limits } from '#shared/limits.ts'
import type { DoorList, DoorMark } from '#shared/shapes/signup.ts'
import { doorWording as words } from '#shared/wording/door.ts'
import { adminApi, bodyOf, type Failure, here, isFailure, isUnreachable } from '../api.ts'
import { readCopy } from '../device-copies.ts'
import { sessionToken } from '../session.ts'

type Waiting = { id: string; event: string; mark: DoorMark }

const inStore = inDeviceStore({ database: marksDatabase, store: 'marks', keyPath: 'id' })

const allMarks = async () => {
  if (!(await isOnDevice(marksDatabase))) return []
  return (await inStore('readonly', (marks): IDBRequest<Waiting[]> => marks.getAll())).result
}

export const countWaitingMarks = async () => (await allMarks().catch(() => [])).length

export const saveMark = (event: string, mark: DoorMark) =>
  inStore('readwrite', (marks) => void marks.put({ id: mark.id, event, mark } satisfies Waiting))

/** In the order in which they were made. */
export const waitingMarks = async (event: string) => {
  const own = (await allMarks()).filter((each) => each.event === event)
  return own.map(({ mark }) => mark).sort((one, other) => (one.at < other.at ? -1 : 1))
}

const removeMarks = (sent: DoorMark[]) =>
  inStore('readwrite', (marks) => {
    for (const { id } of sent) marks.delete(id)
  })

export const storeList = (event: string, list: DoorList) =>
  saveDeviceCopy(sessionToken() ?? '', { kind: 'door', id: event, endsAt: list.endsAt }, list).then(
    () => true,
    () => false,
  )

export const storedList = (event: string) => readCopy<DoorList>('door', event)

/** What came of sending the marks of one event. `told`: what the person at the door must know, as a sentence. */
export type Sent = { list?: DoorList; told?: string; hasEnded?: boolean }

/** The marks stay on this phone unless the site accepts or refuses them. */
export const sendMarks = async (event: string): Promise<Sent> => {
  const marks = (await waitingMarks(event)).slice(0, limits.doorMarks)
  if (marks.length === 0) return {}
  if (!sessionToken()) return { hasEnded: true }
  const before = await storedList(event)
  const json = { marks, now: new Date().toISOString() }
  const answer = await bodyOf(() => adminApi(here()).events[':id'].door.$post({ ...withId(event), json })).catch(
    () => undefined,
  )
  if (!answer) return { hasEnded: true }
  if (isFailure(answer)) return isFinal(answer) ? refused(marks, answer) : {}
  await removeMarks(marks)
  await storeList(event, answer)
  return { list: answer, ...toldOfCancelled(answer, before) }
}

/** Sending again would be refused again. */
const isFinal = (failure: Failure) => !isUnreachable(failure) && failure.status < 500 && failure.status !== 429

const refused = async (marks: DoorMark[], { reason }: Failure): Promise<Sent> => {
  await removeMarks(marks)
  return { told: words.refused(marks.length, reason) }
}

const toldOfCancelled = ({ cancelled = [] }: DoorList, before: DoorList | undefined) => {
  if (cancelled.length === 0) return {}
  const names = cancelled.map(([time, number]) => {
    const people = before?.times.find(({ _id }) => _id === time)?.people ?? []
    return people.find(([each]) => each === number)?.[1] ?? words.someone
  })
  return { told: words.cancelled(names) }
}

/** From any page of the admin area. Returns what the user must know. */
export const sendAllMarks = async () => {
  const events = new Set((await allMarks()).map(({ event }) => event))
  const told: string[] = []
  for (const event of events) {
    const sent = await sendMarks(event)
    if (sent.told) told.push(sent.told)
    if (sent.hasEnded) break
  }
  return told
}

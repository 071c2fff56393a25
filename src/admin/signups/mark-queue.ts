/**
 * The marks of the door that wait on this phone for a network (IndexedDB). They name nobody: a mark has the number of a
 * sign-up. So they stay when the user signs out, and are sent at the next visit.
 */
import { inDeviceStore } from '#page/device-store.ts'
import type { DoorMark } from '#shared/shapes/signup.ts'

type Waiting = { id: string; event: string; mark: DoorMark }

const inStore = inDeviceStore({ database: 'voima-door-marks', store: 'marks', keyPath: 'id' })

export const saveMark = (event: string, mark: DoorMark) =>
  inStore('readwrite', (marks) => void marks.put({ id: mark.id, event, mark } satisfies Waiting))

/** In the order in which they were made. */
export const waitingMarks = async (event: string) => {
  const request = await inStore('readonly', (marks): IDBRequest<Waiting[]> => marks.getAll())
  const own = request.result.filter((each) => each.event === event)
  return own.map(({ mark }) => mark).sort((one, other) => (one.at < other.at ? -1 : 1))
}

export const removeMarks = (sent: DoorMark[]) =>
  inStore('readwrite', (marks) => {
    for (const { id } of sent) marks.delete(id)
  })

/**
 * Loads the door list from the server or from this phone, and sends the marks of this phone: at once, when the network
 * is back, and every five seconds while some wait.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { readDeviceCopy, saveDeviceCopy, wipeDeviceCopies } from '#page/device-copies.ts'
import { inDeviceStore } from '#page/device-store.ts'
import { limits } from '#shared/limits.ts'
import type { DoorList, DoorMark } from '#shared/shapes/signup.ts'
import { adminApi, bodyOf, type Failure, here, isFailure, withId } from '../api.ts'
import { sessionToken } from '../session.ts'

export type OpenedDoor = { list: DoorList; waiting: DoorMark[]; isStored: boolean }

const patienceMs = 4000
// Short, because a phone reports that the network is back before a request succeeds.
const retryMs = 5000

/** With a copy on this phone, the page waits for a slow network only a few seconds. */
export const openDoor = async (request: Request, event: string): Promise<OpenedDoor | Failure> => {
  const copy = await readDeviceCopy(sessionToken() ?? '', 'door', event).catch(() => undefined)
  const loading = bodyOf(() => adminApi(request).events[':id'].door.$get(withId(event)))
  const answer = await Promise.race([loading, ...(copy ? [slow()] : [])])
  const waiting = await waitingMarks(event).catch(() => [])
  if (!isFailure(answer)) return { list: answer, waiting, isStored: await store(event, answer) }
  // Status 0: no network. Any other error is final: the user may no longer see the names.
  if (answer.status === 0 && copy) return { list: JSON.parse(copy), waiting, isStored: true }
  if (answer.status === 403) wipeDeviceCopies()
  return answer
}

const slow = () =>
  new Promise<Failure>((resolve) => setTimeout(resolve, patienceMs, { status: 0, reason: '', errors: {} }))

const store = (event: string, list: DoorList) =>
  saveDeviceCopy(sessionToken() ?? '', { kind: 'door', id: event, endsAt: list.endsAt }, list).then(
    () => true,
    () => false,
  )

/** Sends the waiting marks, and returns the list with the marks of all phones; undefined if nothing was sent. */
const sendWaiting = async (event: string) => {
  const marks = (await waitingMarks(event)).slice(0, limits.doorMarks)
  if (marks.length === 0) return undefined
  const answer = await bodyOf(() => adminApi(here()).events[':id'].door.$post({ ...withId(event), json: { marks } }))
  if (isFailure(answer)) return undefined
  await removeMarks(marks)
  await store(event, answer)
  return answer
}

export const useDoor = (event: string, opened: OpenedDoor) => {
  const [list, setList] = useState(opened.list)
  const [waiting, setWaiting] = useState(opened.waiting)
  const isSending = useRef(false)
  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      const answer = await sendWaiting(event)
      if (answer) setList(answer)
      setWaiting(await waitingMarks(event))
    } catch {
      // If the session has ended, the next load asks the user to sign in; the marks stay on this phone.
    } finally {
      isSending.current = false
    }
  }, [event])
  useEffect(() => {
    void send()
    addEventListener('online', send)
    const timer = setInterval(send, retryMs)
    return () => {
      removeEventListener('online', send)
      clearInterval(timer)
    }
  }, [send])
  const mark = async (made: DoorMark) => {
    // Shown only once it is stored on this phone, so that a reload loses nothing.
    await saveMark(event, made)
    setWaiting((before) => [...before, made])
    await send()
  }
  return { list, waiting, mark }
}

/**
 * The check-in marks that wait on this phone for a network (IndexedDB). They contain no names, only the number of a
 * sign-up. So they stay when the user signs out, and are sent at the next visit.
 */
type Waiting = { id: string; event: string; mark: DoorMark }

const inStore = inDeviceStore({ database: 'voima-door-marks', store: 'marks', keyPath: 'id' })

const saveMark = (event: string, mark: DoorMark) =>
  inStore('readwrite', (marks) => void marks.put({ id: mark.id, event, mark } satisfies Waiting))

/** In the order in which they were made. */
const waitingMarks = async (event: string) => {
  const request = await inStore('readonly', (marks): IDBRequest<Waiting[]> => marks.getAll())
  const own = request.result.filter((each) => each.event === event)
  return own.map(({ mark }) => mark).sort((one, other) => (one.at < other.at ? -1 : 1))
}

const removeMarks = (sent: DoorMark[]) =>
  inStore('readwrite', (marks) => {
    for (const { id } of sent) marks.delete(id)
  })

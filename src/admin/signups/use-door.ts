/**
 * Loads the door list from the server or from this phone, and sends the marks of this phone: at once, when the network
 * is back, and every five seconds while some wait.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { withId } from '#page/api-client.ts'
import { wipeDeviceCopies } from '#page/device-copies.ts'
import type { DoorList, DoorMark } from '#shared/shapes/signup.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { saveMark, sendMarks, storedList, storeList, waitingMarks } from './waiting-marks.ts'

export type OpenedDoor = { list: DoorList; waiting: DoorMark[]; isStored: boolean }

const patienceMs = 4000
// Short, because a phone reports that the network is back before a request succeeds.
const retryMs = 5000

/** With a copy on this phone, the page waits for a slow network only a few seconds. */
export const openDoor = async (request: Request, event: string): Promise<OpenedDoor | Failure> => {
  const copy = await storedList(event)
  const loading = bodyOf(() => adminApi(request).events[':id'].door.$get(withId(event)))
  const answer = await Promise.race([loading, ...(copy ? [slow()] : [])])
  const waiting = await waitingMarks(event).catch(() => [])
  if (!isFailure(answer)) return { list: answer, waiting, isStored: await storeList(event, answer) }
  // Status 0: no network. Any other error is final: the user may no longer see the names.
  if (answer.status === 0 && copy) return { list: copy, waiting, isStored: true }
  if (answer.status === 403) wipeDeviceCopies()
  return answer
}

const slow = () =>
  new Promise<Failure>((resolve) => setTimeout(resolve, patienceMs, { status: 0, reason: '', errors: {} }))

export const useDoor = (event: string, opened: OpenedDoor) => {
  const [list, setList] = useState(opened.list)
  const [waiting, setWaiting] = useState(opened.waiting)
  const [told, setTold] = useState<string>()
  const [hasEnded, setEnded] = useState(false)
  const isSending = useRef(false)
  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      const sent = await sendMarks(event)
      if (sent.list) setList(sent.list)
      if (sent.told) setTold(sent.told)
      setEnded(Boolean(sent.hasEnded))
      setWaiting(await waitingMarks(event))
    } catch {
      // This phone cannot read its store now; the next run may.
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
  return { list, waiting, told, hasEnded, mark }
}

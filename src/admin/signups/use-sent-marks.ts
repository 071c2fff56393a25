/** Sends the check-in marks that wait on this phone, from every page of the admin area. */
import { useEffect } from 'react'
import { isOnDevice, marksDatabase } from '#page/device-store.ts'
import { showToast } from '../toast.ts'

export const useSentMarks = () => {
  useEffect(() => {
    const send = async () => {
      if (!(await isOnDevice(marksDatabase))) return
      const { sendAllMarks } = await import('./waiting-marks.ts')
      const told = await sendAllMarks()
      if (told.length > 0) showToast({ on: location.pathname, text: told.join(' ') })
    }
    // This phone may have no store, and the next page tries again.
    const trySend = () => void send().catch(() => {})
    trySend()
    addEventListener('online', trySend)
    return () => removeEventListener('online', trySend)
  }, [])
}

import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { browserApi } from '#page/api-client.ts'
import { thousands } from '#shared/format.ts'
import { dashboardPath } from '#shared/paths.ts'
import { sessionToken } from '../session.ts'
import styles from './unread-count.module.css'

/** How many messages nobody has read: asked anew on every page, but on the one that knows it anyway. */
export const UnreadCount = () => {
  const { key, pathname } = useLocation()
  const { state } = useNavigation()
  const count = useUnread()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks for itself.
  useEffect(() => {
    if (state === 'idle' && pathname !== dashboardPath) void askUnread().then(tellUnread, () => {})
  }, [key, state])
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {thousands(count)}
      <span className="visually-hidden"> unread</span>
    </span>
  )
}

// Nobody asked for this call, so it signs nobody out.
const askUnread = async () => {
  const headers = { Authorization: `Bearer ${sessionToken()}` }
  const answer = await browserApi().inbox.counts.$get({}, { headers })
  return answer.ok ? (await answer.json()).unread : 0
}

/** How many messages nobody has read, as far as any page has heard. */
let unread = 0
const listeners = new Set<() => void>()

export const tellUnread = (count: number) => {
  unread = count
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const useUnread = () =>
  useSyncExternalStore(
    listen,
    () => unread,
    () => 0,
  )

/** The unread badge in the menu: how many messages nobody has read. */

import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { browserApi } from '#page/api-client.ts'
import { thousands } from '#shared/format.ts'
import { dashboardPath } from '#shared/paths.ts'
import { createStore } from '../create-store.ts'
import { sessionToken } from '../session.ts'
import styles from './unread-count.module.css'

/** The number of unread messages: loaded again on every page except the inbox, which knows the number. */
export const UnreadCount = () => {
  const { key, pathname } = useLocation()
  const { state } = useNavigation()
  const count = unread.useValue()
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again for each page.
  useEffect(() => {
    if (state !== 'idle' || pathname === dashboardPath || askedOn === key) return
    askedOn = key
    void askUnread().then(tellUnread, () => {})
  }, [key, state])
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {thousands(count)}
      <span className="visually-hidden"> unread</span>
    </span>
  )
}

// The user did not start this call, so an expired token does not sign the user out.
const askUnread = async () => {
  const headers = { Authorization: `Bearer ${sessionToken()}` }
  const response = await browserApi().inbox.counts.$get({}, { headers })
  return response.ok ? (await response.json()).unread : 0
}

/** The navigation for which the number was loaded last: a phone shows it in two places, and only one loads it. */
let askedOn: string | undefined

/** The last known number of unread messages. */
const unread = createStore(0)

export const tellUnread = unread.set

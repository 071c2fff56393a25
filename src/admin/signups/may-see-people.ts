/** Names of people who signed up, check-in and the counts of an event need a separate permission. */
import { useOutletContext } from 'react-router'
import { can } from '#shared/permissions.ts'

export const useMaySeePeople = () => can(useOutletContext<{ role: string }>(), 'signups.read')

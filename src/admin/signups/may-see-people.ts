/** Who signed up, the door and the counts of a day need a permission of their own. */
import { useOutletContext } from 'react-router'
import { can } from '#shared/permissions.ts'

export const useMaySeePeople = () => can(useOutletContext<{ role: string; grants?: string[] }>(), 'signups.read')

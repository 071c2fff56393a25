/** The open tasks of the dashboard that record types count: their texts, and the page where each is done. */
import { manageVolunteersPath } from './paths.ts'

type DashboardTask = { one: string; many: string; path: string }

export const dashboardTasks: Record<string, DashboardTask> = {
  newVolunteers: {
    one: 'new volunteer waits for an answer',
    many: 'new volunteers wait for an answer',
    path: `${manageVolunteersPath}?state=new`,
  },
}

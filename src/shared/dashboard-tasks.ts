/** The open tasks of the dashboard that record types count: their texts, and the page where each is done. */
type DashboardTask = { one: string; many: string; path: string }

export const dashboardTasks: Record<string, DashboardTask> = {}

/** The API call of the audit log. */

import { type AuditEventGroup, auditEventGroups } from '#shared/audit-events.ts'
import type { HistoryEntry } from '#shared/shapes/history.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { type PageOf, pageQuery } from '../page.ts'

/** The filters of the audit log; an empty value means no filter. */
export type Filter = { who: string; kind: AuditEventGroup | '' }
export type HistoryData = { list: PageOf<HistoryEntry> | Failure; people: string[]; filter: Filter }

export const readHistory = async (request: Request): Promise<HistoryData> => {
  const filter = filterIn(new URL(request.url).searchParams)
  const body = await bodyOf(() =>
    adminApi(request).history.$get({ query: { ...pageQuery(request), ...asked(filter) } }),
  )
  if (isFailure(body)) return { list: body, people: [], filter }
  const { history: items, people, ...pages } = body
  return { list: { items, ...pages }, people, filter }
}

const isKind = (text: string): text is AuditEventGroup => Object.hasOwn(auditEventGroups, text)

const filterIn = (query: URLSearchParams): Filter => {
  const kind = query.get('kind') ?? ''
  return { who: query.get('who') ?? '', kind: isKind(kind) ? kind : '' }
}

const asked = ({ who, kind }: Filter) => ({ ...(who && { who }), ...(kind && { kind }) })

export const historyHref = (filter: Filter) => (page: number) =>
  `?${new URLSearchParams({ ...asked(filter), page: String(page) })}`

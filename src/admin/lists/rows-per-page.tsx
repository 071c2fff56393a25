/** How many rows a page of a list has: chosen once on a device, for every list. */

import { useLocation, useNavigate } from 'react-router'
import { Select } from '#ui/field.tsx'
import { keepRows, rowCounts, savedRows } from '../page.ts'

/** A change opens the first page of the list. */
export const RowsPerPage = ({ fallback }: { fallback?: number }) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const choose = (rows: string) => {
    keepRows(rows)
    const query = new URLSearchParams(search)
    query.delete('page')
    void navigate(`?${query}`, { replace: true, preventScrollReset: true })
  }
  return (
    <Select label="Rows per page" value={savedRows(fallback)} onChange={({ target }) => choose(target.value)}>
      {[...new Set([...(fallback ? [fallback] : []), ...rowCounts])].map((count) => (
        <option key={count}>{count}</option>
      ))}
    </Select>
  )
}

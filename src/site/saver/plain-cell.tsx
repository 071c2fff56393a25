import { Cell } from '#ui/art/cell.tsx'

/** In place of a drawing that only decorates: part of the page, so nothing is fetched for it. */
export const PlainCell = () => <Cell className="plain-cell" />

/** The addresses at which the form of an article opens where something is still open. */
import type { Feed } from '#shared/feeds.ts'
import type { OpenPoint } from '#shared/shapes/open-points.ts'

export const openPointHash = (point: OpenPoint) => `#${point}`

export const openPointPath = (feed: Feed, id: string, point: OpenPoint) =>
  `${feed.editPath}/${id}${openPointHash(point)}`

/** The state of an event in words. */
import type { Event } from '#shared/shapes/event.ts'

export const eventStates: Record<Event['state'], string> = {
  draft: 'Draft',
  published: 'Published',
  cancelled: 'Cancelled',
  removed: 'Trash',
}

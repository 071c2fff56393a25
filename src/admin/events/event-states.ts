/** The state of an event in words. */
import type { Event } from '#shared/shapes/event.ts'

export const eventStates: Record<Event['state'], { name: string; sentence: string }> = {
  draft: { name: 'Draft', sentence: 'Draft. Visitors cannot see it.' },
  published: { name: 'Published', sentence: 'Published.' },
  cancelled: { name: 'Cancelled', sentence: 'Cancelled. The page tells visitors so.' },
  removed: { name: 'Trash', sentence: 'In the trash.' },
}

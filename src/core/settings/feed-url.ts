/**
 * The address in the ids of feeds and calendars. A site stores its first public URL for this, and the ids keep it when the
 * site moves to another domain: a feed reader would show every article as new, and a calendar every event twice.
 */
import type { Settings } from './settings.ts'

const name = 'feeds.url'

/** `publicUrl` is empty until the site has an address of its own. Undefined: then nothing is stored. */
export const createFeedUrl = (settings: Settings) => async (publicUrl: string) => {
  if (publicUrl) await settings.saveIfMissing(name, publicUrl)
  return settings.find(name)
}

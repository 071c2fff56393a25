import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { Media } from '../media/media.ts'

type Parts = { db: Database; media: Media; clock: Clock }

export const addStarterArticles = async (_parts: Parts) => {}

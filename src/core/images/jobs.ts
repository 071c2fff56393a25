/** What the workshop can do. Loaded only in its own process: whatever these need of memory goes when that ends. */

import { drawPreview } from '../share-images/draw.ts'
import { drawn } from './drawn.ts'
import { prepareImage } from './image.ts'
import { makeLater } from './later.ts'

export const jobs = { drawn, drawPreview, makeLater, prepareImage }

export type Jobs = typeof jobs
export type Job = { [Name in keyof Jobs]: { name: Name; given: Parameters<Jobs[Name]> } }[keyof Jobs]
export type Outcome = { answer: unknown } | { refused: Record<string, string> } | { failed: string }

/** What the workshop can do. Loaded only in its own process: whatever these need of memory goes when that ends. */
import { drawn } from '../media/drawn.ts'
import { prepareImage } from '../media/image.ts'
import { makeLater } from '../media/later.ts'
import { drawPreview } from '../preview/draw.ts'

export const jobs = { drawn, drawPreview, makeLater, prepareImage }

export type Jobs = typeof jobs
export type Job = { [Name in keyof Jobs]: { name: Name; given: Parameters<Jobs[Name]> } }[keyof Jobs]
export type Outcome = { answer: unknown } | { refused: Record<string, string> } | { failed: string }

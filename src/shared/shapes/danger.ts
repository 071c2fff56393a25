/** What an urgent message or question is about. */
import { z } from 'zod'

export const Danger = z
  .enum(['illness', 'suicide', 'both'])
  .meta({ description: 'Only if its words suggest an emergency: which help its sender is shown' })
export type Danger = z.infer<typeof Danger>

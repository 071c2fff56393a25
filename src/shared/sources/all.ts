/** Every source of this project’s own texts, by its name. */
import * as body from './body.ts'
import * as care from './care.ts'
import * as family from './family.ts'
import * as ghana from './ghana.ts'
import * as ghanaCare from './ghana-care.ts'
import * as medicine from './medicine.ts'
import type { PublishedSource } from './published-source.ts'
import * as signs from './signs.ts'
import * as who from './who.ts'

export const sharedSources: Record<string, PublishedSource> = {
  ...body,
  ...care,
  ...family,
  ...ghana,
  ...ghanaCare,
  ...medicine,
  ...signs,
  ...who,
}

/** The schemas of a place of care: as visitors get it, as editors send it, and a check of its details. */
import { z } from 'zod'
import { edges } from '../country/outline.ts'
import { townNamed } from '../country/towns.ts'
import { limits } from '../limits.ts'
import { checkMethods, checkResults, nhisAnswers, placeKinds, placeStates } from '../places/place-values.ts'
import {
  countsOf,
  forChanging,
  forCreating,
  namedShape,
  optionalText,
  PageQuery,
  plainText,
  quoted,
  RegionCode,
  requiredText,
  shown,
} from './fields.ts'

const Kind = z.enum(placeKinds)

const phone = (name: string) =>
  z
    .string({ error: `Each ${name} must be text.` })
    .trim()
    .refine((value) => /^\+?[\d ()/-]{3,24}$/.test(value) && /^(?:\D*\d){3,15}\D*$/.test(value), {
      error: ({ input }) =>
        `"${shown(input)}" is not a ${name}. Use 3 to 15 digits, with spaces and a + in front if needed.`,
    })

const degrees = (name: string, min: number, max: number) => {
  const range = `a number from ${min} to ${max}`
  const error = ({ input }: { input?: unknown }) => `The ${name} is ${quoted(input)}; it must be ${range}.`
  return z.number({ error }).min(min, { error }).max(max, { error }).nullable()
}

/** A position slightly outside the border is accepted, because positions are often entered roughly. */
const margin = 0.05
const lower = (degree: number) => Number((degree - margin).toFixed(2))
const upper = (degree: number) => Number((degree + margin).toFixed(2))

const fields = {
  name: requiredText('name', limits.placeName),
  kinds: z
    .array(Kind, { error: `kinds must be a list of ${placeKinds.join(', ')}.` })
    .min(1, 'Choose at least one thing that the place offers.')
    .overwrite((kinds) => placeKinds.filter((kind) => kinds.includes(kind))),
  region: RegionCode,
  district: plainText('district', limits.placeLine),
  town: requiredText('town', limits.placeLine),
  landmark: plainText('landmark', limits.placeText),
  phones: z
    .array(phone('phone number'), { error: 'phones must be a list of phone numbers.' })
    .max(limits.placePhones, `At most ${limits.placePhones} phone numbers are allowed.`),
  whatsapp: z.union([z.literal(''), phone('WhatsApp number')]),
  days: plainText('days', limits.placeLine),
  hours: plainText('hours', limits.placeLine),
  nhis: z.enum(nhisAnswers),
  ages: plainText('ages', limits.placeLine),
  lat: degrees('latitude', lower(edges.south), upper(edges.north)),
  lon: degrees('longitude', lower(edges.west), upper(edges.east)),
  source: requiredText('source', limits.placeText).meta({ description: 'Where the details come from' }),
}

export const phoneNeeded = 'Enter a phone or WhatsApp number: people must be able to ask before they travel.'

const contact = z.object({ phones: fields.phones.optional(), whatsapp: fields.whatsapp.optional() })

/** The phone is checked together with the other fields, so that a form shows all its errors at once. */
export const NewPlace = forCreating(fields, {
  ...{ district: '', landmark: '', days: '', hours: '', ages: '', whatsapp: '' },
  phones: [],
  nhis: 'ask',
  lat: null,
  lon: null,
}).refine(({ phones, whatsapp }) => phones.length > 0 || whatsapp !== '', {
  path: ['phones'],
  error: phoneNeeded,
  when: ({ value }) => contact.safeParse(value).success,
})
export type NewPlace = z.infer<typeof NewPlace>

export const PlaceChange = forChanging(fields)
export type PlaceChange = z.infer<typeof PlaceChange>

export const PlaceCheck = namedShape('PlaceCheck', {
  _id: z.string(),
  on: z.iso.date(),
  how: z.enum(checkMethods),
  result: z.enum(checkResults),
  who: z.string().optional().meta({ description: 'Who made the check; only for editors' }),
})
export type PlaceCheck = z.infer<typeof PlaceCheck>

export const NewPlaceCheck = z.object({
  how: z.enum(checkMethods),
  result: z.enum(checkResults),
  on: z.iso.date().optional().meta({ description: 'The day of the check; today when absent' }),
})
export type NewPlaceCheck = z.infer<typeof NewPlaceCheck>

export const Place = namedShape('Place', {
  ...z.object(fields).shape,
  _id: z.string(),
  slug: z.string(),
  version: z.int(),
  state: z.enum(placeStates),
  checkedOn: z.iso.date().optional().meta({ description: 'The day of the last check that found the details right' }),
  checkedHow: z.enum(checkMethods).optional(),
  freshness: z
    .enum(['current', 'callFirst', 'notChecked', 'expired'])
    .optional()
    .meta({ description: 'By the age of the last check: under 6, 12 and 18 months; expired places are not listed' }),
  km: z.number().optional().meta({ description: 'Kilometres in a straight line from the town that was asked for' }),
  updatedAt: z.iso.datetime(),
  removedAt: z.iso.datetime().optional(),
})
export type Place = z.infer<typeof Place>

export const PlacesQuery = PageQuery.extend({
  region: RegionCode.optional(),
  kind: Kind.optional(),
  town: optionalText('town', limits.placeLine)
    .refine((name) => !name || townNamed(name), {
      error: ({ input }) => `town is ${quoted(input)}; it must be one of the towns in the list of the page /places.`,
    })
    .meta({ description: 'A town: the places come in the order of their distance from it' }),
  state: z
    .enum(['all', 'due', ...placeStates])
    .optional()
    .meta({ description: 'For editors only. due: never checked, or the check should be repeated within a week' }),
  search: optionalText('search', limits.searchQuery).meta({
    description: 'For editors only: a part of the name or the town',
  }),
})
export type PlacesQuery = z.infer<typeof PlacesQuery>

export const PlaceCounts = countsOf(['all', 'due', ...placeStates]).meta({
  id: 'PlaceCounts',
  description: 'For editors only; all excludes the trash',
})
export type PlaceCounts = z.infer<typeof PlaceCounts>

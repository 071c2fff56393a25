/** What many shapes are made of: their names, the fields of POST and PATCH, counts, and the code of a region. */
import { z } from 'zod'
import { regions } from '../country/regions.ts'
import { keysOf, recordOf } from '../keys.ts'

/** A shape that the OpenAPI document describes under its name. */
export const namedShape = <Fields extends z.ZodRawShape>(id: string, fields: Fields) => z.object(fields).meta({ id })

/** A form without a choice sends an empty text. */
export const RegionCode = z
  .enum(keysOf(regions), { error: ({ input }) => (input === '' ? 'Choose the region.' : undefined) })
  .meta({ description: 'ISO 3166-2 code of the region' })

type WithDefaults<Fields extends z.ZodRawShape, Named> = {
  [Name in keyof Fields]: Name extends Named ? z.ZodDefault<Fields[Name]> : Fields[Name]
}

/** The fields of POST: those with a default may be absent. */
export const forCreating = <
  Fields extends Record<string, z.ZodType>,
  Defaults extends { [Name in keyof Fields]?: z.output<Fields[Name]> },
>(
  fields: Fields,
  defaults: Defaults,
) => {
  const optional = keysOf<string>(defaults).map((name) => [name, fields[name]?.default(defaults[name])])
  const shape = { ...fields, ...Object.fromEntries(optional) }
  return z.object(shape as WithDefaults<Fields, keyof Defaults>)
}

const versionThere = { description: 'The version that was edited; if there is a newer one, the response is 409' }

/** The fields of PATCH: an absent field is not changed. */
export const forChanging = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
  z
    .object(fields)
    .partial()
    .extend({ version: z.int().optional().meta(versionThere) })

const count = z.int().min(0)

export const countsOf = <const Name extends string>(names: readonly Name[]) => z.object(recordOf(names, () => count))

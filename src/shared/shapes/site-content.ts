/** The shapes of the site content, generated from the same description as the forms. */
import { z } from 'zod'
import type { ContentField, FieldKind, FieldOf } from '../content/fields.ts'
import { sectionNames, sections } from '../content/sections.ts'
import type { SectionName, SiteContent } from '../content/types.ts'
import { limits } from '../limits.ts'
import { allowedShade } from '../look/shades.ts'
import { emailText, namedShape, optionalText, requiredText, shown } from './fields.ts'

const called = ({ label }: { label: string }) => `“${label}”`

const text = (field: { label: string; isOptional?: boolean }, max: number): z.ZodType =>
  field.isOptional
    ? optionalText(called(field), max).transform((written) => written || undefined)
    : requiredText(called(field), max)

const link = (field: FieldOf<'link'>) => {
  const address = z
    .string({ error: `Enter the ${called(field)}.` })
    .trim()
    .max(limits.sourceUrl)
    .refine((value) => /^https?:\/\/\S+\.\S+$/.test(value) && URL.canParse(value), {
      error: ({ input }) => `“${shown(input)}” is not a link. Write one like https://example.org.`,
    })
  return field.isOptional ? z.union([z.literal('').transform(() => undefined), address]).optional() : address
}

const picture = z
  .looseObject({ id: z.string().regex(/^[0-9a-z]{16}$/) }, 'Choose the picture again.')
  .transform(({ id }) => ({ id }))
  .optional()

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'Choose a colour.')
  .refine((chosen) => allowedShade(chosen) === chosen, {
    error: ({ input }) =>
      `${input} is too pale to read. The nearest shade that works is ${allowedShade(String(input))}.`,
  })

const shapes: { [K in FieldKind]: (field: FieldOf<K>) => z.ZodType } = {
  line: (field) => text(field, field.max),
  text: (field) => text(field, field.max),
  lines: (field) => {
    const lines = z.array(requiredText(called(field), field.max)).max(field.most, `At most ${field.most}.`)
    return field.isOptional ? lines : lines.min(1, `Enter the ${called(field)}.`)
  },
  email: () => emailText,
  link,
  number: ({ min, max }) =>
    z
      .number({ error: `Enter a number from ${min} to ${max}.` })
      .min(min)
      .max(max),
  choice: (field) => z.enum(Object.keys(field.options), { error: `Choose one for ${called(field)}.` }),
  tick: () => z.boolean().optional().default(false),
  consent: () => z.boolean().optional(),
  picture: () => picture,
  colour: () => colour,
  group: ({ fields }) => objectOf(fields),
  list: ({ one, fields, min, max }) =>
    z
      .array(objectOf(fields))
      .min(min, `At least ${min} ${one}${min === 1 ? '' : 's'}.`)
      .max(max, `At most ${max} ${one}s.`),
}

const objectOf = (fields: readonly ContentField[]) => {
  const shape = Object.fromEntries(fields.map((field) => [field.name, shapes[field.kind](field as never)]))
  return z.object(shape).superRefine((item, context) => {
    for (const field of fields)
      if (field.kind === 'consent' && field.isNeeded(item as never) && item[field.name] !== true)
        context.addIssue({ code: 'custom', path: [field.name], message: field.refusal })
  })
}

/** One shape for each section; fields without a description are dropped. */
export const sectionShapes = Object.fromEntries(
  sectionNames.map((name) => [name, objectOf(sections[name].fields)]),
) as unknown as { [Name in SectionName]: z.ZodType<SiteContent[Name]> }

export const SectionParam = z.object({ part: z.enum(sectionNames).meta({ description: 'The section' }) })

export const AnySection = z
  .record(z.string(), z.unknown())
  .meta({ description: 'All fields of the section; see GET /site' })

export const SectionChange = z.object({
  version: z.int().min(0).meta({ description: 'The version that was edited; 0 for the original content' }),
  words: AnySection,
})

export const SiteSection = namedShape('SiteSection', {
  part: z.enum(sectionNames),
  version: z.int(),
  words: AnySection,
  changedAt: z.iso.datetime().optional(),
  by: z.string().optional().meta({ description: 'The email address of the user who changed it last' }),
})
export type SiteSection = z.infer<typeof SiteSection>

export const SectionVersion = namedShape('SectionVersion', {
  version: z.int(),
  at: z.iso.datetime(),
  by: z.string().meta({ description: 'The name of the user who saved it' }),
  words: AnySection,
})
export type SectionVersion = z.infer<typeof SectionVersion>

export const SiteQuery = z.object({
  parts: z.string().max(300).optional().meta({ description: 'Only these sections, separated by commas' }),
  only: z.enum(['edited']).optional().meta({ description: 'Leave out sections with their original content' }),
  preview: z.string().max(100).optional().meta({ description: 'The token of a preview of unsaved content' }),
})

/** Types the response for the client; the OpenAPI document describes it loosely. */
export const VisibleContent = z.object({
  words: z.custom<Partial<SiteContent>>().meta({ type: 'object', additionalProperties: {} }),
  edited: z.array(z.enum(sectionNames)).meta({ description: 'The sections that were changed' }),
  isGivingOpen: z.boolean().meta({ description: 'Whether the page that says how to give exists' }),
  hasPlaces: z.boolean().meta({ description: 'Whether any place of care is listed' }),
  sendsEmail: z.boolean().meta({ description: 'Whether the site can send email: false until a mail server is set' }),
})

export const SectionVersionParam = SectionParam.extend({
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .meta({ type: 'integer', minimum: 0 }),
})

export const NewContentPreview = z.object({ words: AnySection })

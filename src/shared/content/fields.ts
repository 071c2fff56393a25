/**
 * Describes the fields of each section of the site content (the schema of the CMS). The API validates with this
 * description, and the admin area generates its forms from it.
 */
type Described = { name: string; label: string; hint?: string; isOptional?: boolean }

type Kinds = {
  /** One line of text. */
  line: { max: number }
  /** Several lines of text. */
  text: { max: number }
  /** Several texts, separated by line breaks or blank lines. */
  lines: { max: number; most: number; between: 'line' | 'blank line' }
  email: object
  link: object
  number: { min: number; max: number }
  choice: { options: Record<string, string> }
  tick: object
  picture: object
  /** A colour in which people read. */
  colour: object
  /** A checkbox that must be ticked when `isNeeded`. */
  consent: { isNeeded: (item: never) => boolean; refusal: string }
  group: { fields: readonly ContentField[] }
  /** `one` is the singular name of an item. */
  list: { one: string; fields: readonly ContentField[]; min: number; max: number }
}

export type FieldKind = keyof Kinds
export type FieldOf<K extends FieldKind> = Described & { kind: K } & Kinds[K]
export type ContentField = { [K in FieldKind]: FieldOf<K> }[FieldKind]

type More = { hint?: string; isOptional?: boolean }

export const lineField = (name: string, label: string, max: number, more: More = {}): FieldOf<'line'> => ({
  kind: 'line',
  name,
  label,
  max,
  ...more,
})

export const textField = (name: string, label: string, max: number, more: More = {}): FieldOf<'text'> => ({
  kind: 'text',
  name,
  label,
  max,
  ...more,
})

type Items = Pick<Kinds['list'], 'one' | 'min' | 'max'>

export const listField = (
  name: string,
  label: string,
  items: Items,
  fields: readonly ContentField[],
): FieldOf<'list'> => ({
  kind: 'list',
  name,
  label,
  fields,
  ...items,
})

/** `place` describes where visitors see the section. */
export type SectionDefinition = { title: string; about: string; place: string; fields: readonly ContentField[] }

const refusal = 'Please tick this for a picture of people.'

const agreed: FieldOf<'consent'> = {
  kind: 'consent',
  name: 'consent',
  label: 'Everyone recognisable (and a parent, for anyone under 18) agreed to this use, or nobody can be recognised.',
  isNeeded: ({ picture }: { picture?: object }) => picture !== undefined,
  refusal,
}

/** A photograph in place of the drawing, and the consent to show it. */
export const imageContentFields: ContentField[] = [
  {
    kind: 'picture',
    name: 'picture',
    label: 'Photograph',
    hint: 'Without a photograph, our drawing is shown.',
    isOptional: true,
  },
  agreed,
]

/** A photograph of a person who is named or quoted: the texts need the person's consent even without a photograph. */
export const personImageFields = <Item>(label: string, isNeeded: (item: Item) => boolean): ContentField[] => [
  { kind: 'picture', name: 'picture', label: 'Photograph', isOptional: true },
  {
    ...agreed,
    label,
    isNeeded: (item: { picture?: object } & Item) => item.picture !== undefined || isNeeded(item),
    refusal: 'Please tick this for a real person.',
  },
]

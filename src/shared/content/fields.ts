/** What a part of the site is made of: the API checks it and the admin area draws its form from the same description. */
type Described = { name: string; label: string; hint?: string; isOptional?: boolean }

type Kinds = {
  /** One line of text. */
  line: { max: number }
  /** Several lines of text. */
  text: { max: number }
  /** Several texts, one for each line or paragraph. */
  lines: { max: number; most: number; between: 'line' | 'blank line' }
  email: object
  link: object
  number: { min: number; max: number }
  choice: { options: Record<string, string> }
  tick: object
  picture: object
  /** A tick that must be there when it is needed. */
  consent: { isNeeded: (item: never) => boolean; refusal: string }
  group: { fields: readonly ContentField[] }
  /** `one` names one of them. */
  list: { one: string; fields: readonly ContentField[]; min: number; max: number }
}

export type FieldKind = keyof Kinds
export type FieldOf<K extends FieldKind> = Described & { kind: K } & Kinds[K]
export type ContentField = { [K in FieldKind]: FieldOf<K> }[FieldKind]

/** `place` is where visitors see it. */
export type SectionDefinition = { title: string; about: string; place: string; fields: readonly ContentField[] }

const refusal = 'A picture of people needs this tick.'

const agreed: FieldOf<'consent'> = {
  kind: 'consent',
  name: 'consent',
  label: 'Everyone recognisable (and a parent, for anyone under 18) agreed to this use, or nobody can be recognised.',
  isNeeded: ({ picture }: { picture?: object }) => picture !== undefined,
  refusal,
}

/** A photograph instead of our drawing, and that it may be shown. */
export const imageFields: ContentField[] = [
  {
    kind: 'picture',
    name: 'picture',
    label: 'Photograph',
    hint: 'Without one, our drawing stays.',
    isOptional: true,
  },
  agreed,
]

/** A photograph of somebody who is named or quoted: without one, the words need their yes as well. */
export const personImageFields = <Item>(label: string, isNeeded: (item: Item) => boolean): ContentField[] => [
  { kind: 'picture', name: 'picture', label: 'Photograph', isOptional: true },
  {
    ...agreed,
    label,
    isNeeded: (item: { picture?: object } & Item) => item.picture !== undefined || isNeeded(item),
    refusal: 'Real people need this tick.',
  },
]

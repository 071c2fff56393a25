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

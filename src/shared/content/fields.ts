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
  group: { fields: readonly WordField[] }
  /** `one` names one of them. */
  list: { one: string; fields: readonly WordField[]; min: number; max: number }
}

export type Kind = keyof Kinds
export type FieldOf<K extends Kind> = Described & { kind: K } & Kinds[K]
export type WordField = { [K in Kind]: FieldOf<K> }[Kind]

/** `place` is where visitors see it. */
export type Part = { title: string; about: string; place: string; fields: readonly WordField[] }

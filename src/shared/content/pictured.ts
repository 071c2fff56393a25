import type { ContentField, FieldOf } from './fields.ts'

const refusal = 'A picture of people needs this tick.'

const agreed: FieldOf<'consent'> = {
  kind: 'consent',
  name: 'consent',
  label: 'Everyone recognisable (and a parent, for anyone under 18) agreed to this use, or nobody can be recognised.',
  isNeeded: ({ picture }: { picture?: object }) => picture !== undefined,
  refusal,
}

/** A photograph instead of our drawing, and that it may be shown. */
export const pictured: ContentField[] = [
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
export const picturedPerson = <Item>(label: string, isNeeded: (item: Item) => boolean): ContentField[] => [
  { kind: 'picture', name: 'picture', label: 'Photograph', isOptional: true },
  {
    ...agreed,
    label,
    isNeeded: (item: { picture?: object } & Item) => item.picture !== undefined || isNeeded(item),
    refusal: 'Real people need this tick.',
  },
]

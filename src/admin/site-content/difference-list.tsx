/** The list of changes (diff) between two versions of a section, field by field. */

import type { ContentField } from '#shared/content/fields.ts'
import styles from './section-editor.module.css'
import { breaks, type FieldValue, type FieldValues, itemIn, itemsIn } from './values.ts'

/** The differences between two versions of a section, field by field. */
type Difference = { where: string; before: string; after: string }

export const differencesOf = (
  fields: readonly ContentField[],
  before: FieldValues,
  after: FieldValues,
  within = '',
): Difference[] => fields.flatMap((field) => inField(field, before[field.name], after[field.name], within))

const inField = (field: ContentField, before: FieldValue, after: FieldValue, within: string): Difference[] => {
  if (field.kind === 'group')
    return differencesOf(field.fields, itemIn(before), itemIn(after), `${within}${field.label}: `)
  if (field.kind === 'list') return inList(field, itemsIn(before), itemsIn(after))
  const [old, now] = [inWords(field, before), inWords(field, after)]
  return old === now ? [] : [{ where: within + field.label, before: old, after: now }]
}

const inList = (
  { one, fields }: Extract<ContentField, { kind: 'list' }>,
  before: FieldValues[],
  after: FieldValues[],
) => {
  const length = Math.max(before.length, after.length)
  return Array.from({ length }, (_, at) =>
    differencesOf(fields, before[at] ?? {}, after[at] ?? {}, `${capital(one)} ${at + 1}: `),
  ).flat()
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const inWords = (field: ContentField, value: FieldValue) => {
  if (field.kind === 'lines') return Array.isArray(value) ? value.join(breaks[field.between]) : ''
  if (field.kind === 'tick' || field.kind === 'consent') return value ? 'ticked' : ''
  if (field.kind === 'picture') return value ? `picture ${itemIn(value).id}` : ''
  return value === undefined ? '' : String(value)
}

type Props = { differences: Difference[]; before: string; after: string }

/** The old text is struck out and followed by the new one; hidden labels name each for screen readers. */
export const DifferenceList = ({ differences, before, after }: Props) =>
  differences.length === 0 ? (
    <p>No differences.</p>
  ) : (
    <dl className={styles.differences}>
      {differences.map(({ where, before: old, after: now }) => (
        <div key={where}>
          <dt>{where}</dt>
          <dd>
            {old && (
              <p>
                <span className="soft">{before}:</span> <del>{old}</del>
              </p>
            )}
            {now && (
              <p>
                <span className="soft">{after}:</span> <ins>{now}</ins>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )

import type { ContentField } from '#shared/content/fields.ts'
import type { SiteSection } from '#shared/shapes/site-content.ts'
import { Button } from '#ui/button.tsx'
import { Moment } from '../moment.tsx'
import { DifferenceList } from './difference-list.tsx'
import { differencesOf } from './differences.ts'
import styles from './part-editor.module.css'
import type { Item } from './value.ts'

type Props = {
  fields: readonly ContentField[]
  theirs: SiteSection
  mine: Item
  onMine: (version: number) => void
  onTheirs: (theirs: SiteSection) => void
}

/** Two people changed the same part: what each wrote, and whose it shall be. */
export const Comparison = ({ fields, theirs, mine, onMine, onTheirs }: Props) => (
  <section className={styles.comparison} aria-label="What differs">
    <p>
      {theirs.by ?? 'Somebody'} changed this part{' '}
      {theirs.changedAt && (
        <>
          on <Moment at={theirs.changedAt} />
        </>
      )}
      . Here is what differs.
    </p>
    <DifferenceList differences={differencesOf(fields, theirs.words as Item, mine)} before="Theirs" after="Yours" />
    <div className={styles.buttons}>
      <Button type="button" onClick={() => onMine(theirs.version)}>
        Save yours instead
      </Button>
      <Button type="button" variant="outline" onClick={() => onTheirs(theirs)}>
        Take theirs
      </Button>
    </div>
  </section>
)

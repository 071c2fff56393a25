import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ContentField } from '#shared/content/fields.ts'
import { sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import { siteContentPath } from '#shared/paths.ts'
import type { SiteSection } from '#shared/shapes/site-content.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Moment } from '../moment.tsx'
import { PageHeading } from '../page-heading.tsx'
import { sectionHistoryPath } from './calls.ts'
import { ContentPreview } from './content-preview.tsx'
import { DifferenceList, differencesOf } from './difference-list.tsx'
import { ContentFields } from './fields.tsx'
import styles from './section-editor.module.css'
import type { StoredSection } from './use-section.ts'
import { type SectionSaved, useSection } from './use-section.ts'
import type { FieldValues } from './values.ts'
import { toSend } from './values.ts'

type Props = { name: SectionName; part: SiteSection; kept: StoredSection | undefined }

const noErrors: Record<string, string> = {}

/** The form of one section, made from its definition, beside a preview. */
export const SectionEditor = ({ name, part, kept }: Props) => {
  const { title, about, fields } = sections[name]
  const section = useSection(name, part, kept)
  const { words, isKept, take } = section
  return (
    <>
      <PageHeading title={title} back={{ to: siteContentPath, text: 'Back to the site' }}>
        <Link to={sectionHistoryPath(name)}>History</Link>
      </PageHeading>
      <p className={styles.about}>{about}</p>
      {kept && isKept && <Restored onDiscard={() => take(part)} />}
      <div className={styles.page}>
        <SectionForm {...section} fields={fields} />
        <ContentPreview name={name} words={() => toSend(fields, words)} />
      </div>
    </>
  )
}

type FormProps = ReturnType<typeof useSection> & { fields: readonly ContentField[] }

const SectionForm = ({ fields, words, isKept, isSaving, saved, change, save, take }: FormProps) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      save()
    }}
  >
    <ContentFields fields={fields} item={words} path="" errors={saved?.failure?.errors ?? noErrors} onChange={change} />
    <Outcome saved={saved} />
    {saved?.theirs && (
      <ConflictComparison
        fields={fields}
        theirs={saved.theirs}
        mine={toSend(fields, words)}
        onMine={save}
        onTheirs={take}
      />
    )}
    <div className={`${styles.buttons} ${styles.save}`}>
      <Button isBusy={isSaving}>Save</Button>
      <span className={styles.kept}>{isKept && 'Kept on this device'}</span>
    </div>
  </form>
)

const Restored = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.restored} role="status">
    <p>What you typed before is back. It was kept on this device.</p>
    <Button type="button" variant="outline" onClick={onDiscard}>
      Start afresh
    </Button>
  </div>
)

/** Where the focus goes after saving, so that nobody has to look for what came of it. */
const Outcome = ({ saved }: { saved: SectionSaved | undefined }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saved?.failure) place.current?.focus()
  }, [saved])
  if (!saved) return null
  const hasFieldErrors = Object.keys(saved.failure?.errors ?? {}).length > 0
  return (
    <div ref={place} tabIndex={-1}>
      {saved.part ? (
        <Alert kind="success">Saved. Visitors see it now.</Alert>
      ) : (
        <Alert kind="failure">
          <p>{saved.alert}</p>
          <p>
            {hasFieldErrors ? 'The marked fields say what to change.' : saved.failure?.reason} Nothing you typed is
            lost.
          </p>
        </Alert>
      )}
    </div>
  )
}

type ComparisonProps = {
  fields: readonly ContentField[]
  theirs: SiteSection
  mine: FieldValues
  onMine: (version: number) => void
  onTheirs: (theirs: SiteSection) => void
}

/** Two people changed the same part: what each wrote, and whose it shall be. */
const ConflictComparison = ({ fields, theirs, mine, onMine, onTheirs }: ComparisonProps) => (
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
    <DifferenceList
      differences={differencesOf(fields, theirs.words as FieldValues, mine)}
      before="Theirs"
      after="Yours"
    />
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

import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { sections } from '#shared/content/parts.ts'
import type { SectionName } from '#shared/content/words.ts'
import { siteContentPath } from '#shared/paths.ts'
import type { SiteSection } from '#shared/shapes/site-content.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { PageHeading } from '../page-heading.tsx'
import { historyPathOf } from './calls.ts'
import { Comparison } from './comparison.tsx'
import { Fields } from './fields.tsx'
import type { KeptWords } from './kept-words.ts'
import styles from './part-editor.module.css'
import { Preview } from './preview.tsx'
import { type Saved, usePart } from './use-part.ts'
import { toSend } from './value.ts'

type Props = { name: SectionName; part: SiteSection; kept: KeptWords | undefined }

const noErrors: Record<string, string> = {}

/** The form of one part, made from its description, beside how it will look. */
export const PartEditor = ({ name, part, kept }: Props) => {
  const { title, about, fields } = sections[name]
  const { words, isKept, isSaving, saved, change, save, take } = usePart(name, part, kept)
  return (
    <>
      <PageHeading title={title} back={{ to: siteContentPath, text: 'Back to the site' }}>
        <Link to={historyPathOf(name)}>History</Link>
      </PageHeading>
      <p className={styles.about}>{about}</p>
      {kept && isKept && <Restored onDiscard={() => take(part)} />}
      <div className={styles.page}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <Fields fields={fields} item={words} path="" errors={saved?.failure?.errors ?? noErrors} onChange={change} />
          <Outcome saved={saved} />
          {saved?.theirs && (
            <Comparison
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
        <Preview name={name} words={() => toSend(fields, words)} />
      </div>
    </>
  )
}

const Restored = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.restored} role="status">
    <p>What you typed before is back. It was kept on this device.</p>
    <Button type="button" variant="outline" onClick={onDiscard}>
      Start afresh
    </Button>
  </div>
)

/** Where the focus goes after saving, so that nobody has to look for what came of it. */
const Outcome = ({ saved }: { saved: Saved | undefined }) => {
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

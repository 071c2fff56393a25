/**
 * The page that edits a section of the site content, with its preview, the restored unsaved changes, and both versions
 * after an edit conflict.
 */

import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ContentField } from '#shared/content/fields.ts'
import { isSectionName, sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import { siteContentPath } from '#shared/paths.ts'
import type { SiteSection } from '#shared/shapes/site-content.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { SuccessNote } from '../intent-form.tsx'
import { LoadFailure } from '../lists/failed.tsx'
import { Moment } from '../moment.tsx'
import { PageHeading } from '../page-heading.tsx'
import { RefusedFields, useRefusedFields } from '../refused-fields.tsx'
import type { Route } from './+types/section'
import { noSuchSection, requestSection, savePreview, sectionHistoryPath } from './calls.ts'
import { DifferenceList, differencesOf } from './difference-list.tsx'
import { ContentFields } from './fields.tsx'
import styles from './section-editor.module.css'
import { runSectionIntent, type SectionResult, type StoredSection, storedSection, useSection } from './use-section.ts'
import { type FieldValues, fieldValues, toSend } from './values.ts'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

export const clientLoader = async ({ request, params: { part } }: Route.ClientLoaderArgs) =>
  isSectionName(part)
    ? { name: part, stored: storedSection(part), part: await requestSection(request, part) }
    : { name: undefined, part: noSuchSection }

export const clientAction = ({ request, params: { part } }: Route.ClientActionArgs) => runSectionIntent(request, part)

export default function PartPage({ loaderData: { name, part, stored } }: Route.ComponentProps) {
  if (name && !isFailure(part)) return <SectionEditor key={name} name={name} part={part} stored={stored} />
  return (
    <>
      <PageHeading
        title={name ? sections[name].title : 'Site text'}
        back={{ to: siteContentPath, text: 'Back to Site text' }}
      />
      {isFailure(part) && <LoadFailure text={adminWording.edit.loadFailed} reason={part.reason} />}
    </>
  )
}

type EditorProps = { name: SectionName; part: SiteSection; stored: StoredSection | undefined }

const noErrors: Record<string, string> = {}

/** The form of one section, generated from its definition, beside a preview. */
const SectionEditor = ({ name, part, stored }: EditorProps) => {
  const { title, about, fields } = sections[name]
  const section = useSection(name, part, stored)
  const { words, isStored, take } = section
  return (
    <>
      <PageHeading title={title} back={{ to: siteContentPath, text: 'Back to Site text' }}>
        <Link to={sectionHistoryPath(name)}>History</Link>
      </PageHeading>
      <p className={styles.about}>{about}</p>
      {stored && isStored && <Restored onDiscard={() => take(part)} />}
      <div className={styles.page}>
        <SectionForm {...section} fields={fields} />
        <ContentPreview name={name} words={() => toSend(fields, words)} />
      </div>
    </>
  )
}

type FormProps = ReturnType<typeof useSection> & { fields: readonly ContentField[] }

const SectionForm = ({ fields, words, isStored, isSaving, saved, theirs, change, save, take }: FormProps) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      save()
    }}
  >
    <ContentFields fields={fields} item={words} path="" errors={saved?.failure?.errors ?? noErrors} onChange={change} />
    {theirs && (
      <ConflictComparison fields={fields} theirs={theirs} mine={toSend(fields, words)} onMine={save} onTheirs={take} />
    )}
    <div className={`${styles.buttons} ${styles.save}`}>
      <Outcome saved={saved} />
      <Button isBusy={isSaving}>Save</Button>
      <SuccessNote isShown={Boolean(saved?.body) && !isStored}>Saved. Visitors see it now.</SuccessNote>
      <span className={styles.stored}>{isStored && 'Saved on this device'}</span>
    </div>
  </form>
)

const Restored = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.restored} role="status">
    <p>We have restored your unsaved text from this device.</p>
    <Button type="button" variant="outline" onClick={onDiscard}>
      Discard changes
    </Button>
  </div>
)

/** The result of saving, above the button and always in view. */
const Outcome = ({ saved }: { saved: SectionResult | undefined }) => {
  const place = useRef<HTMLDivElement>(null)
  const refused = useRefusedFields(place, saved?.failure)
  return (
    <div ref={place} className={styles.outcome}>
      {saved?.failure && (
        <Alert kind="failure">
          <p>{adminWording.edit.saveFailed}</p>
          {refused.length > 0 ? (
            <RefusedFields fields={refused} />
          ) : (
            <p>{saved.failure.reason} Nothing you typed is lost.</p>
          )}
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

/** After a conflict: shows both versions, and asks which one to keep. */
const ConflictComparison = ({ fields, theirs, mine, onMine, onTheirs }: ComparisonProps) => (
  <section className={styles.comparison} aria-label="Differences">
    <p>
      {theirs.by ?? 'Another person'} changed this section{' '}
      {theirs.changedAt && (
        <>
          on <Moment at={theirs.changedAt} />
        </>
      )}
      . These are the differences.
    </p>
    <DifferenceList
      differences={differencesOf(fields, fieldValues(theirs.words), mine)}
      before="Theirs"
      after="Yours"
    />
    <div className={styles.buttons}>
      <Button type="button" onClick={() => onMine(theirs.version)}>
        Save yours instead
      </Button>
      <Button type="button" variant="outline" onClick={() => onTheirs(theirs)}>
        Use theirs
      </Button>
    </div>
  </section>
)

type Shown = { address?: string; failure?: string }

/** Shows the unsaved section as on a phone. */
const ContentPreview = ({ name, words }: { name: SectionName; words: () => FieldValues }) => {
  const [shown, setShown] = useState<Shown>({})
  const [isBusy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    setShown(await askPreview(name, words()))
    setBusy(false)
  }
  return (
    <section className={styles.preview} aria-label="Preview">
      <Button type="button" variant="outline" isBusy={isBusy} onClick={show}>
        {shown.address ? 'Preview again' : 'Preview'}
      </Button>
      {shown.failure && <Alert kind="failure">{shown.failure}</Alert>}
      {shown.address && (
        <>
          <iframe className={styles.phone} src={shown.address} title={`${sections[name].title} on a phone`} />
          <a href={shown.address} target="_blank" rel="noreferrer">
            Open the preview in a new tab
          </a>
        </>
      )}
    </section>
  )
}

const askPreview = async (name: SectionName, words: FieldValues): Promise<Shown> => {
  try {
    const result = await savePreview(new Request(location.href), name, words)
    if (!isFailure(result)) return { address: result.address }
    const [first] = Object.values(result.errors)
    return { failure: first ?? result.reason }
  } catch {
    return { failure: 'Sign in again to see the preview. What you typed is saved on this device.' }
  }
}

/** The page that edits a section of the site content, with its preview. */

import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { ContentField } from '#shared/content/fields.ts'
import { isSectionName, sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import { siteContentPath } from '#shared/paths.ts'
import type { SiteSection } from '#shared/shapes/site-content.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { here, isFailure } from '../api.ts'
import { IntentForm, SuccessNote } from '../intent-form.tsx'
import { actionOf, defineIntents, hasSucceeded, type ResultOf } from '../intents.ts'
import { FailedPage, PageHeading } from '../page-heading.tsx'
import { SaveBar } from '../writing/bottom-bar.tsx'
import type { Route } from './+types/section'
import { noSuchSection, requestSection, savePreview, saveSection, sectionHistoryPath } from './calls.ts'
import { ContentFields } from './fields.tsx'
import { LookPreview } from './look-preview.tsx'
import styles from './section-editor.module.css'
import { type FieldValues, fieldValues, labelledTexts, toSend } from './values.ts'

/** Without a part in the address, the look. */
const partIn = ({ part = 'look' }: { part?: string }) => part

export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) => {
  const part = partIn(params)
  return isSectionName(part)
    ? { name: part, part: await requestSection(request, part) }
    : { name: undefined, part: noSuchSection }
}

export default function PartPage({ loaderData: { name, part } }: Route.ComponentProps) {
  const title = name ? sections[name].title : 'Texts'
  if (isFailure(part)) return <FailedPage title={title} back={back} failure={part} />
  return name && <SectionEditor key={name} name={name} part={part} />
}

const back = { to: siteContentPath, text: 'Back to texts' }

const noErrors: Record<string, string> = {}

/** The form of one section, generated from its definition, beside a preview. */
const SectionEditor = ({ name, part }: { name: SectionName; part: SiteSection }) => {
  const { title, about, fields } = sections[name]
  const [words, setWords] = useState(fieldValues(part.words))
  return (
    <>
      <PageHeading title={title} {...(name !== 'look' && { back })}>
        <Link to={sectionHistoryPath(name)}>Earlier versions</Link>
      </PageHeading>
      <p className={styles.about}>{about}</p>
      <div className={`stack-6 ${styles.page}`}>
        <div>
          <SectionForm {...{ fields, words, version: part.version }} onChange={setWords} />
        </div>
        <ContentPreview name={name} words={() => toSend(fields, words)} />
      </div>
    </>
  )
}

type WordsProps = {
  fields: readonly ContentField[]
  words: FieldValues
  onChange: (words: FieldValues) => void
}

const SectionForm = ({ version, ...props }: WordsProps & { version: number }) => {
  const fetcher = useFetcher<SectionResult>()
  const theirs = ({ part }: { part: SiteSection }) => (
    <Words {...props} words={fieldValues(part.words)} errors={noErrors} />
  )
  return (
    <IntentForm
      fetcher={fetcher}
      intent="save"
      fields={{ version: String(version) }}
      conflict={{ what: 'section', theirs }}
      className={styles.form}
    >
      <Words {...props} errors={fetcher.data?.failure?.errors ?? noErrors} />
      <SaveBar
        fetcher={fetcher}
        status={<SuccessNote isShown={hasSucceeded(fetcher)}>Saved. Visitors see it now.</SuccessNote>}
      >
        Save
      </SaveBar>
    </IntentForm>
  )
}

/** The form sends the section as one value. */
const Words = ({ fields, words, errors, onChange }: WordsProps & { errors: Record<string, string> }) => (
  <div data-kept-as-one className={styles.form}>
    <input
      type="hidden"
      name="words"
      value={JSON.stringify(words)}
      data-kept
      data-label="Section"
      data-words={textOf(fields, words)}
      onInput={({ currentTarget }) => onChange(JSON.parse(currentTarget.value))}
    />
    <ContentFields fields={fields} item={words} path="" errors={errors} onChange={onChange} />
  </div>
)

const textOf = (fields: readonly ContentField[], words: FieldValues) =>
  Object.entries(labelledTexts(fields, words))
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n')

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
      {shown.address && name === 'look' && <LookPreview address={shown.address} />}
      {shown.address && name !== 'look' && (
        <>
          <iframe className="phone" src={shown.address} title={`${sections[name].title} on a phone`} />
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
    const result = await savePreview(here(), name, words)
    if (!isFailure(result)) return { address: result.address }
    const [first] = Object.values(result.errors)
    return { failure: first ?? result.reason }
  } catch {
    return { failure: 'Sign in again to see the preview. What you typed is saved on this device.' }
  }
}

/** Saves a section of the site content. */
const runSectionIntent = defineIntents({
  save: async ({ request, id: part, text }) => {
    if (!isSectionName(part)) return noSuchSection
    const words = toSend(sections[part].fields, JSON.parse(text('words')))
    const saved = await saveSection(request, part, { version: Number(text('version')), words })
    return isFailure(saved) ? saved : saved.part
  },
})

export const clientAction = actionOf(runSectionIntent, ({ params }: Route.ClientActionArgs) => partIn(params))

type SectionResult = ResultOf<typeof runSectionIntent>

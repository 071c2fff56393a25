/** The page of the saved versions of a section (version history): what each changed, and how to restore one. */

import { useFetcher } from 'react-router'
import { isSectionName, sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import type { SectionVersion } from '#shared/shapes/site-content.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Button } from '#ui/button.tsx'
import { FailureAlert, IntentForm, SuccessAlert } from '../intent-form.tsx'
import { actionOf, defineIntents, type ResultOf, withReason } from '../intents.ts'
import { Moment } from '../moment.tsx'
import { LoadedPage } from '../page-heading.tsx'
import { TextDifferences } from '../writing/text-differences.tsx'
import type { Route } from './+types/history'
import { noSuchSection, requestVersions, restoreVersion, type SectionVersions, sectionPath } from './calls.ts'
import styles from './site-content.module.css'
import { fieldValues, labelledTexts } from './values.ts'

export const clientLoader = async ({ request, params: { part } }: Route.ClientLoaderArgs) =>
  isSectionName(part) ? { name: part, found: await requestVersions(request, part) } : { found: noSuchSection }

const runHistoryIntent = defineIntents({
  restore: async ({ request, id: part, text }) => {
    if (!isSectionName(part)) return noSuchSection
    return withReason(
      (reason) => `${adminWording.edit.saveFailed}. ${reason}`,
      restoreVersion(request, part, text('version')),
    )
  },
})

export const clientAction = actionOf(runHistoryIntent, ({ params: { part } }: Route.ClientActionArgs) => part)

export default function HistoryOfPart({ loaderData: { name, found } }: Route.ComponentProps) {
  const title = name ? `Earlier versions: ${sections[name].title}` : 'Earlier versions'
  return (
    <LoadedPage title={title} back={{ to: sectionPath(name ?? ''), text: 'Back to the section' }} loaded={found}>
      {(found) => name && <VersionList name={name} {...found} />}
    </LoadedPage>
  )
}

const VersionList = ({ name, versions, own }: { name: SectionName } & SectionVersions) => {
  const fetcher = useFetcher<ResultOf<typeof runHistoryIntent>>()
  const before = (index: number) => versions[index + 1]?.words ?? (isWhole(versions) ? own : undefined)
  return (
    <IntentForm fetcher={fetcher} intent="restore" className="">
      {fetcher.data?.body && <SuccessAlert>Restored. Visitors see it now.</SuccessAlert>}
      <FailureAlert failure={fetcher.data?.failure} />
      <ol className={styles.versions}>
        {versions.map((version, index) => (
          <li key={version.version}>
            <h2>
              <Moment at={version.at} />
            </h2>
            <p className="soft">{version.by}</p>
            <Changes name={name} before={before(index)} after={version.words} />
            {index > 0 && <Restore version={version.version} isBusy={fetcher.state !== 'idle'} />}
          </li>
        ))}
        <li>
          <h2>Original text</h2>
          {versions.length > 0 ? (
            <Restore version={0} isBusy={fetcher.state !== 'idle'} />
          ) : (
            <p className="soft">It has not been changed yet.</p>
          )}
        </li>
      </ol>
    </IntentForm>
  )
}

/** The server deletes the oldest versions after a while. */
const isWhole = (versions: SectionVersion[]) => versions.at(-1)?.version === 1

type ChangesProps = { name: SectionName; before: object | undefined; after: object }

const Changes = ({ name, before, after }: ChangesProps) => {
  const comparable = (words: object) => ({ fields: labelledTexts(sections[name].fields, fieldValues(words)) })
  return before && <TextDifferences before={comparable(before)} after={comparable(after)} />
}

const Restore = ({ version, isBusy }: { version: number; isBusy: boolean }) => (
  <Button
    variant="outline"
    name="version"
    value={version}
    isBusy={isBusy}
    about={version === 0 ? 'the original text' : `version ${version}`}
  >
    Restore
  </Button>
)

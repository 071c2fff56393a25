import { isSectionName, sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import { siteContentPath } from '#shared/paths.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { type Failure, isFailure } from '../api.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/section'
import { requestSection, saveSection } from './calls.ts'
import { SectionEditor } from './section-editor.tsx'
import type { SectionEdit, SectionSaved } from './use-section.ts'
import { removeStoredSection, storedSection } from './use-section.ts'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

const noSuchPart = { status: 404, reason: 'There is no such part of the site.', errors: {} }

export const clientLoader = async ({ request, params: { part } }: Route.ClientLoaderArgs) =>
  isSectionName(part)
    ? { name: part, kept: storedSection(part), part: await requestSection(request, part) }
    : { name: undefined, part: noSuchPart }

export const clientAction = async ({ request, params: { part } }: Route.ClientActionArgs): Promise<SectionSaved> => {
  if (!isSectionName(part)) return { alert: noSuchPart.reason, failure: noSuchPart }
  const change = (await request.json()) as SectionEdit
  const outcome = await saveSection(request, part, change)
  if (isFailure(outcome))
    return { alert: adminWording.edit.saveFailed, failure: outcome, theirs: await theirsIn(request, part, outcome) }
  removeStoredSection(part)
  return { part: outcome.part }
}

/** Somebody else came first: their words, to be compared with. */
const theirsIn = async (request: Request, part: SectionName, { status }: Failure) => {
  const theirs = status === 409 ? await requestSection(request, part) : undefined
  return theirs && !isFailure(theirs) ? theirs : undefined
}

export default function PartPage({ loaderData: { name, part, kept } }: Route.ComponentProps) {
  if (name && !isFailure(part)) return <SectionEditor key={name} name={name} part={part} kept={kept} />
  return (
    <>
      <PageHeading
        title={name ? sections[name].title : 'Site'}
        back={{ to: siteContentPath, text: 'Back to the site' }}
      />
      {isFailure(part) && <LoadFailure text={adminWording.edit.loadFailed} reason={part.reason} />}
    </>
  )
}

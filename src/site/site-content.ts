/**
 * Loads the texts and images that administrators edited (CMS content), and falls back to the defaults in
 * `shared/content/`.
 */
import { redirect, useRouteLoaderData } from 'react-router'
import type { ApiClient } from '#page/api-client.ts'
import type { SectionName, SiteContent } from '#shared/content/types.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import { everywhere, partsOf } from './edit-link/edit-parts.ts'

/** The edited sections of the site content that this page shows, what is public at all, and what the site can do. */
type Public = { isGivingOpen?: boolean; hasPlaces?: boolean; sendsEmail?: boolean }
export type EditedContent = Public & { words?: Partial<SiteContent>; isPreview?: true }

const useLayoutData = () => useRouteLoaderData<EditedContent>('site/layout')

export const useIsGivingOpen = () => useLayoutData()?.isGivingOpen ?? false
export const useHasPlaces = () => useLayoutData()?.hasPlaces ?? false
export const useSendsEmail = () => useLayoutData()?.sendsEmail ?? false

/** The edited section, or the default. */
export const useSiteContent = <Name extends SectionName>(
  name: Name,
  defaults: SiteContent[Name],
): SiteContent[Name] => ({ ...defaults, ...useLayoutData()?.words?.[name] })

/** The contact page and receipts show the legal name. */
const namesOrganisation = /^\/(?:contact$|give\/.)/

const sectionsOf = (path: string) => [
  ...Object.keys({ ...everywhere, ...partsOf[path] }),
  ...(namesOrganisation.test(path) ? ['organisation'] : []),
]

/** The edited sections that this page shows. A preview contains a section with unsaved changes. */
export const loadPageContent = async (api: ApiClient, address: string): Promise<EditedContent> => {
  const { pathname, searchParams } = new URL(address)
  const parts = sectionsOf(pathname).join(',')
  const preview = searchParams.get(contentPreviewParam)
  if (!preview) return contentIn(await api.site.$get({ query: { parts, only: 'edited' } }))
  const answer = await api.site.$get({ query: { parts, only: 'edited', preview } })
  // The page says that the preview has expired, so that the user does not mistake the saved content for the preview.
  if (answer.status === 404) throw redirect(`/preview/${encodeURIComponent(preview)}`)
  return { ...(await contentIn(answer)), isPreview: true }
}

type ContentResponse = Awaited<ReturnType<ApiClient['site']['$get']>>

const contentIn = async (answer: ContentResponse): Promise<EditedContent> => (answer.ok ? answer.json() : {})

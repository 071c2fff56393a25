/**
 * Loads the texts and images that administrators edited (CMS content), and falls back to the defaults in
 * `shared/content/`.
 */
import { createContext, useContext } from 'react'
import { createContext as createRouterContext, redirect, useRouteLoaderData } from 'react-router'
import { type ApiClient, browserApi } from '#page/api-client.ts'
import type { SectionName, SiteContent } from '#shared/content/types.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'

/** The edited sections of the site content that this page shows. */
export type EditedContent = { words?: Partial<SiteContent>; isEdited?: true; isPreview?: true }

type Words = EditedContent['words']

/**
 * Set on the server for each request of a public page: every edited section of it, also those that the browser never
 * renders. React Router throws for a context without a value, so the admin area has an empty one.
 */
export const wordsContext = createRouterContext<NonNullable<Words>>({})

/** The same for the components of the page, on the server only. */
export const WordsOnServer = createContext<Words>(undefined)

/** The edited section, or the default, which is in the page's code and therefore never sent. */
export const useSiteContent = <Name extends SectionName>(
  name: Name,
  defaults: SiteContent[Name],
): SiteContent[Name] => {
  const sent = useRouteLoaderData<EditedContent>('site/layout')?.words
  return (useContext(WordsOnServer) ?? sent)?.[name] ?? defaults
}

const sectionsOfEveryPage: SectionName[] = ['contact', 'social', 'footer']
const sectionsOfPage: Record<string, SectionName[]> = {
  '/': ['welcome', 'slides', 'services', 'trace', 'statistics', 'story', 'testimonials', 'questions'],
  '/about': ['about', 'story', 'team'],
  '/numbers': ['statistics'],
  '/volunteer': ['volunteering'],
  '/privacy': ['organisation'],
  '/contact': ['organisation'],
  '/give/': ['organisation'],
}

/** On the server: the edited sections that this page shows. A preview contains a section with unsaved changes. */
export const loadPageContent = async (api: ApiClient, address: string): Promise<EditedContent> => {
  const { pathname, searchParams } = new URL(address)
  const parts = [...sectionsOfEveryPage, ...(sectionsOfPage[pathname.replace(/^\/give\/.+/, '/give/')] ?? [])].join(',')
  const preview = searchParams.get(contentPreviewParam)
  if (!preview) return contentIn(await api.site.$get({ query: { parts, only: 'edited' } }))
  const answer = await api.site.$get({ query: { parts, only: 'edited', preview } })
  // The page says that the preview has expired, so that the user does not mistake the saved content for the preview.
  if (answer.status === 404) throw redirect(`/preview/${encodeURIComponent(preview)}`)
  return { ...(await contentIn(answer)), isPreview: true }
}

/** Scripts leave all other sections of the home page as they are (`page/static-html.tsx`). */
const hydratedSectionsOfHome: SectionName[] = ['welcome', ...sectionsOfEveryPage]

/** What hydration needs of the content, so that other texts are not sent a second time as data. */
export const contentForHydration = ({ words, ...rest }: EditedContent, address: string): EditedContent => {
  if (!words || new URL(address).pathname !== '/') return { ...rest, ...(words && { words }) }
  const sent = hydratedSectionsOfHome.filter((name) => words[name]).map((name) => [name, words[name]])
  return { ...rest, words: Object.fromEntries(sent) }
}

type ContentResponse = Awaited<ReturnType<ApiClient['site']['$get']>>

const contentIn = async (answer: ContentResponse): Promise<EditedContent> => {
  if (!answer.ok) return {}
  const { words, edited } = await answer.json()
  return edited.length > 0 || Object.keys(words).length > 0 ? { words, isEdited: true } : {}
}

let first: EditedContent | undefined
let all: Promise<EditedContent> | undefined

/** Caches the first page's content, which tells whether there is edited content to load for the next page. */
export const cacheContent = (content: EditedContent) => {
  first ??= content
}

/**
 * In the browser, what the next page shows. A page without sections of its own needs those of every page, which are known:
 * it appears at once. Otherwise all edited sections are loaded, once; nothing is loaded if no section was edited.
 */
export const loadNextPageContent = (address: string): EditedContent | Promise<EditedContent> => {
  if (first && !first.isEdited) return {}
  if (first && !first.isPreview && !sectionsOfPage[new URL(address).pathname]) return first
  all ??= loadAll().catch(() => {
    all = undefined
    return first ?? {}
  })
  return all
}

const loadAll = async () => contentIn(await browserApi().site.$get({ query: { only: 'edited' } }))

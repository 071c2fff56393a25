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

/** The same for the browser: as JSON text, which React Router writes into the page in fewer bytes than the objects. */
type SentContent = Omit<EditedContent, 'words'> & { words?: Partial<SiteContent> | string }

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
  const sent = useRouteLoaderData<SentContent>('site/layout')?.words
  return { ...defaults, ...(useContext(WordsOnServer) ?? wordsFrom(sent))?.[name] }
}

let parsed: { text: string; words: Words } | undefined

/** Parses a text once, because every section of a page reads it. */
const wordsFrom = (sent: SentContent['words']): Words => {
  if (typeof sent !== 'string') return sent
  if (parsed?.text !== sent) parsed = { text: sent, words: JSON.parse(sent) }
  return parsed?.words
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

/** What hydration needs of the content, so that other texts are not sent a second time as data. */
export const contentForHydration = ({ words, ...rest }: EditedContent, address: string): SentContent => {
  if (!words) return rest
  return { ...rest, words: JSON.stringify(new URL(address).pathname === '/' ? hydratedOnHome(words) : words) }
}

/**
 * Scripts leave the other texts of the home page and of the footer as they are (`page/static-html.tsx`). The pages that
 * can be opened from there without more content show the email address.
 */
const hydratedOnHome = ({ welcome, contact }: Partial<SiteContent>) => ({
  ...(welcome && { welcome }),
  ...(contact && { contact: { email: contact.email } }),
})

type ContentResponse = Awaited<ReturnType<ApiClient['site']['$get']>>

const contentIn = async (answer: ContentResponse): Promise<EditedContent> => {
  if (!answer.ok) return {}
  const { words, edited } = await answer.json()
  return edited.length > 0 || Object.keys(words).length > 0 ? { words, isEdited: true } : {}
}

let first: SentContent | undefined
let all: Promise<SentContent> | undefined
let loaded: SentContent | undefined

/** Caches the first page's content, which tells whether there is edited content to load for the next page. */
export const cacheContent = (content: SentContent) => {
  first ??= content
}

/**
 * In the browser, what the next page shows. A page without sections of its own appears at once: it needs the email address,
 * which is known, and its footer stays. Otherwise all edited sections are loaded, once; nothing is loaded if no section
 * was edited.
 */
export const loadNextPageContent = (address: string): SentContent | Promise<SentContent> => {
  if (first && !first.isEdited) return {}
  all ??= loadAll()
    .then((content) => {
      loaded = content
      return content
    })
    .catch(() => {
      all = undefined
      return first ?? {}
    })
  const isKnown = first && !first.isPreview && !sectionsOfPage[new URL(address).pathname]
  return isKnown ? (loaded ?? first ?? {}) : all
}

const loadAll = async () => contentIn(await browserApi().site.$get({ query: { only: 'edited' } }))

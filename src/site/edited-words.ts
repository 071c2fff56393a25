import { redirect } from 'react-router'
import { type ApiClient, browserApi } from '#page/api-client.ts'
import type { SectionName } from '#shared/content/words.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import type { EditedWords } from './words.ts'

const ofEveryPage: SectionName[] = ['contact', 'social', 'footer']
const ofPages: Record<string, SectionName[]> = {
  '/': ['welcome', 'slides', 'services', 'trace', 'statistics', 'story', 'testimonials', 'questions'],
  '/about': ['about', 'story', 'team'],
  '/numbers': ['statistics'],
}

/** On the server: what this page shows, and no more. A preview shows a part that nobody has saved. */
export const wordsOfPage = async (api: ApiClient, address: string): Promise<EditedWords> => {
  const { pathname, searchParams } = new URL(address)
  const parts = [...ofEveryPage, ...(ofPages[pathname] ?? [])].join(',')
  const preview = searchParams.get(contentPreviewParam)
  if (!preview) return wordsIn(await api.site.$get({ query: { parts, only: 'edited' } }))
  const answer = await api.site.$get({ query: { parts, only: 'edited', preview } })
  // There it says so: whoever looks must not take what is saved for what they were sent.
  if (answer.status === 404) throw redirect(`/preview/${encodeURIComponent(preview)}`)
  return { ...(await wordsIn(answer)), isPreview: true }
}

type Answer = Awaited<ReturnType<ApiClient['site']['$get']>>

const wordsIn = async (answer: Answer): Promise<EditedWords> => {
  if (!answer.ok) return {}
  const { words, edited } = await answer.json()
  return edited.length > 0 || Object.keys(words).length > 0 ? { words, isEdited: true } : {}
}

let first: EditedWords | undefined
let all: Promise<EditedWords> | undefined

/** What came with the first page tells whether there is anything to ask for when the next one is opened. */
export const rememberWords = (words: EditedWords) => {
  first ??= words
}

/** In the browser: everything that was changed, asked for once; nothing is asked where nothing was. */
export const wordsOfNextPage = (): EditedWords | Promise<EditedWords> => {
  if (first && !first.isEdited) return {}
  all ??= askAll().catch(() => {
    all = undefined
    return first ?? {}
  })
  return all
}

const askAll = async () => wordsIn(await browserApi().site.$get({ query: { only: 'edited' } }))

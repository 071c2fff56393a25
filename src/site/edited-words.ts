import type { PartName } from '#shared/content/words.ts'
import { wordsPreviewKey } from '#shared/words-preview.ts'
import { type ApiClient, browserApi } from '#ui/api.ts'
import type { EditedWords } from './words.ts'

const ofEveryPage: PartName[] = ['contact', 'social', 'footer']
const ofPages: Record<string, PartName[]> = {
  '/': ['welcome', 'slides', 'services', 'trace', 'statistics', 'story', 'testimonials', 'questions'],
  '/about': ['about', 'story', 'team'],
  '/numbers': ['statistics'],
}

/** On the server: what this page shows, and no more. A preview shows a part that nobody has saved. */
export const wordsOfPage = async (api: ApiClient, address: string): Promise<EditedWords> => {
  const { pathname, searchParams } = new URL(address)
  const parts = [...ofEveryPage, ...(ofPages[pathname] ?? [])].join(',')
  const preview = searchParams.get(wordsPreviewKey)
  const edited = await ask(api, { parts, only: 'edited', ...(preview && { preview }) })
  return preview ? { ...edited, isPreview: true } : edited
}

const ask = async (
  api: ApiClient,
  query: { parts?: string; only: 'edited'; preview?: string },
): Promise<EditedWords> => {
  const answer = await api.site.$get({ query })
  if (!answer.ok) return {}
  const { words, edited } = await answer.json()
  return edited.length > 0 || query.preview ? { words, isEdited: true } : {}
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
  all ??= ask(browserApi(), { only: 'edited' }).catch(() => {
    all = undefined
    return first ?? {}
  })
  return all
}

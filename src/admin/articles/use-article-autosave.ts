/**
 * Autosave of the article form: where its unsaved changes are saved (on this device under the URL of its page, on the
 * server as the article's draft), and whether the form is dirty. `../writing/autosave.ts` decides when.
 */
import { type RefObject, useEffect, useRef } from 'react'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { type Failure, isFailure } from '../api.ts'
import { isSiteReachable } from '../connection.ts'
import { isSignedIn } from '../session.ts'
import { type AutosaveAnswer, type AutosaveTarget, useAutosave } from '../writing/autosave.ts'
import { type OpenForm, registerForm } from '../writing/kept-text.ts'
import { announcePresence, createOnServer, saveDraftOnServer } from './draft-calls.ts'
import {
  draftIsOnSite,
  draftOnDevice,
  type FormTexts,
  hasFile,
  haveSameTexts,
  idempotencyKeyIn,
  removeFromDevice,
  saveDraftOnDevice,
  textsFromArticle,
  textsInForm,
} from './drafts.ts'

export type Editing = {
  feed: Feed
  article: Article | undefined
  version: number | undefined
  /** The form was opened with text of an existing article that only this device has. */
  isFromDevice?: boolean | undefined
  /** The initial values of a new article's form. */
  blank: FormTexts
  /** The URL of the form's page, under which this device stores the draft. */
  address: string
  onCreated: (article: Article) => void
  /** The article that the server created with the form's key has been deleted. */
  onDeleted: () => void
}

export const useArticleAutosave = (form: RefObject<HTMLFormElement | null>, editing: Editing) => {
  const { article, address, blank } = editing
  const hasTyped = useRef(false)
  const typed = () => (form.current ? new FormData(form.current) : undefined)
  const latest = useLatest(editing)
  // One autosave for the lifetime of the form: the one that creates the article continues with its draft.
  const { markDirty, flush, isSynced, ...autosave } = useAutosave({
    version: article?.version,
    target: () => articleTarget(latest, typed),
  })
  // The server creates an article with its main fields only: the others are not saved yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each article.
  useEffect(() => {
    // Text that was typed earlier, without a network: it is sent now, or when the network is back.
    if (editing.isFromDevice || (!isSiteReachable() && draftOnDevice(address))) hasTyped.current = true
    const [texts, saved] = [typed(), article ? textsFromArticle(article) : blank]
    if (hasTyped.current && texts && !haveSameTexts(textsInForm(texts), saved)) markDirty()
  }, [address])

  const onType = () => {
    hasTyped.current = true
    markDirty()
  }
  /** Whether leaving would lose text, or leave it on this device only. */
  const isUnsaved = () => {
    flush()
    if (!hasTyped.current || !isSignedIn()) return false
    return hasFile(typed() ?? new FormData()) || (!isSynced() && draftOnDevice(address) !== undefined)
  }
  useOpenForm({
    isUnsaved,
    isKept: () => autosave.status.savedOn !== 'nowhere' || !autosave.status.problem,
    sync: autosave.sync,
  })
  return { ...autosave, markDirty, onType }
}

const useOpenForm = (form: OpenForm) => {
  const latest = useLatest(form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the latest functions.
  useEffect(() => {
    const isUnsaved = () => latest.current.isUnsaved()
    const sync = async () => (await latest.current.sync?.()) ?? false
    return registerForm({ isUnsaved, isKept: () => latest.current.isKept(), sync })
  }, [])
}

const useLatest = <T>(value: T) => {
  const latest = useRef(value)
  latest.current = value
  return latest
}

/** `article` only in the response that created the article. */
type Saved = AutosaveAnswer & { article?: Article }

/**
 * Where autosave saves the form of an article. The first words of a new article create it; later words are saved as its
 * draft, even before React has rendered the form with the created article.
 */
export const articleTarget = (
  latest: { readonly current: Editing },
  typed: () => FormData | undefined,
): AutosaveTarget<Saved> => {
  let created: Article | undefined
  const now = (): Editing => {
    const { feed, article } = latest.current
    if (article || !created) return latest.current
    return { ...latest.current, article: created, version: created.version, address: editAddress(feed, created) }
  }
  const save = async (editing: Editing, fields: FormData | undefined) => {
    if (!fields) return nothingToSave
    if (editing.article) return saveAsDraft(editing, editing.article, fields)
    const answer = await create(editing, fields)
    if (!isFailure(answer)) created = answer.article
    return answer
  }
  return {
    saveOnDevice: () => saveHere(now(), typed()),
    saveOnServer: () => save(now(), typed()),
    onSaved: ({ article }) => article && latest.current.onCreated(article),
    announce: () => announceIn(now()),
  }
}

export const editAddress = (feed: Feed, { _id }: Article) => `${feed.editPath}/${_id}`

/** If the form equals the saved article again, the draft is removed. */
const saveHere = ({ article, address, version, blank }: Editing, typed: FormData | undefined) => {
  if (!typed) return undefined
  const texts = textsInForm(typed)
  if (!haveSameTexts(texts, article ? textsFromArticle(article) : blank)) {
    const idempotencyKey = idempotencyKeyIn(typed)
    return saveDraftOnDevice(address, texts, { version, hadPicture: hasFile(typed), idempotencyKey })
  }
  removeFromDevice(address)
  return undefined
}

const create = async ({ feed, onDeleted, blank }: Editing, fields: FormData) => {
  const [texts, key] = [textsInForm(fields), idempotencyKeyIn(fields)]
  if (!key || haveSameTexts(texts, blank)) return nothingToSave
  const article = await createOnServer(feed, texts, key)
  if (!isFailure(article)) return { article, savedAt: article.updatedAt }
  if (article.status === 409) onDeleted()
  return article
}

const nothingToSave: Failure = { reason: '', status: 400, errors: {} }

const saveAsDraft = async ({ feed, version = 1, address }: Editing, { _id }: Article, fields: FormData) => {
  const texts = textsInForm(fields)
  const body = await saveDraftOnServer(feed, _id, texts, version)
  if (!isFailure(body)) draftIsOnSite(address, texts)
  return isFailure(body) ? body : { others: namesOf(body.others), savedAt: body.draft.savedAt }
}

const announceIn = async ({ feed, article }: Editing) => {
  if (!article) return {}
  const body = await announcePresence(feed, article._id)
  return isFailure(body) ? body : { others: namesOf(body.others) }
}

const namesOf = (others: { name: string }[]) => others.map(({ name }) => name)

/** The preview of an article: its draft link, and what cards and search engines will show. */
import { useState } from 'react'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { adminApi, bodyOf, type Failure, here, isFailure, withId } from '../api.ts'
import type { FormTexts } from './drafts.ts'

/** A secret link for reviewers, to the article as it is being written. */
const createDraftLink = (feed: Feed, id: string) =>
  bodyOf(async () => adminApi(here())[feed.kind][':id']['draft-link'].$post(withId(id)))

const removeDraftLinks = (feed: Feed, id: string) =>
  bodyOf(async () => adminApi(here())[feed.kind][':id']['draft-link'].$delete(withId(id)))

/** The first words of a text, as cards and search engines show them. */
const renderExcerpt = (content: string) => bodyOf(async () => adminApi(here()).preview.$post({ json: { content } }))

type DraftLink = { address: string; endsAt: string }
type Shown = { address: string; round: number; title: string; excerpt: string }

const signedOut = 'Sign in again to see it. What you typed is saved on this device.'

/** The draft link is created once for each visit to the form: another preview uses the same one. */
export const usePreview = (
  feed: Feed,
  article: Article,
  texts: () => FormTexts | undefined,
  sync: () => Promise<unknown>,
) => {
  const { link, getLink, removeLinks } = useDraftLink(feed, article)
  const [shown, setShown] = useState<Shown>()
  const { run, note, ...state } = useAttempts()
  const show = () =>
    run(async () => {
      await sync()
      const { address } = await getLink()
      const { title = '', content = '' } = texts() ?? {}
      const { excerpt } = orThrow(await renderExcerpt(content))
      setShown((before) => ({ address: pathOf(address), round: (before?.round ?? 0) + 1, title, excerpt }))
      return ''
    })
  const copy = () =>
    run(async () => {
      await sync()
      const { address } = await getLink()
      return (await isCopied(address)) ? 'The link is copied.' : 'Copy the link below.'
    })
  const remove = () =>
    run(async () => {
      await removeLinks()
      setShown(undefined)
      return 'The draft links to this article do not work any more.'
    })
  return { shown, link, note, show, copy, remove, ...state }
}

const useDraftLink = (feed: Feed, { _id }: Article) => {
  const [link, setLink] = useState<DraftLink>()
  const getLink = async () => {
    const created = link ?? orThrow(await createDraftLink(feed, _id))
    setLink(created)
    return created
  }
  const removeLinks = async () => {
    orThrow(await removeDraftLinks(feed, _id))
    setLink(undefined)
  }
  return { link, getLink, removeLinks }
}

/** Runs one thing at a time. What it returns is shown as a note, what it throws as a problem. */
const useAttempts = () => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [note, setNote] = useState('')
  const run = async (work: () => Promise<string>) => {
    setBusy(true)
    setProblem('')
    setNote('')
    await work().then(setNote, (error) => setProblem(error instanceof Error ? error.message : signedOut))
    setBusy(false)
  }
  return { isBusy, problem, note, run }
}

const orThrow = <T extends object>(answer: T | Failure): T => {
  if (isFailure(answer)) throw new Error(answer.reason)
  return answer
}

/** Only this site may be shown in the frame, and the user may have opened it under another address. */
const pathOf = (address: string) => new URL(address).pathname

/** Not every browser lets a page write to the clipboard. */
const isCopied = (text: string) =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )

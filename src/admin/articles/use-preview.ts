import { useState } from 'react'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { type Failure, isFailure } from '../api.ts'
import type { FormTexts } from './drafts.ts'
import { createDraftLink, removeDraftLinks, renderExcerpt } from './preview-calls.ts'

type Link = { address: string; endsAt: string }
type Shown = { address: string; round: number; title: string; excerpt: string }

const signedOut = 'Sign in again to see it. What you typed is kept on this device.'

/** One link for each visit to the form: looking again uses the same. */
export const usePreview = (
  feed: Feed,
  { _id }: Article,
  texts: () => FormTexts | undefined,
  sync: () => Promise<unknown>,
) => {
  const [link, setLink] = useState<Link>()
  const [shown, setShown] = useState<Shown>()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [note, setNote] = useState('')

  const attempt = async (does: () => Promise<void>) => {
    setBusy(true)
    setTrouble('')
    setNote('')
    await does().catch((error) => setTrouble(error instanceof Error ? error.message : signedOut))
    setBusy(false)
  }
  const linkNow = async () => {
    const made = link ?? worked(await createDraftLink(feed, _id))
    setLink(made)
    return made
  }
  const show = () =>
    attempt(async () => {
      await sync()
      const { address } = await linkNow()
      const { title = '', content = '' } = texts() ?? {}
      const { excerpt } = worked(await renderExcerpt(content))
      setShown((before) => ({ address: pathOf(address), round: (before?.round ?? 0) + 1, title, excerpt }))
    })
  const copy = () =>
    attempt(async () => {
      await sync()
      const { address } = await linkNow()
      setNote((await isCopied(address)) ? 'The link is copied.' : 'Copy the link below.')
    })
  const end = () =>
    attempt(async () => {
      worked(await removeDraftLinks(feed, _id))
      setLink(undefined)
      setShown(undefined)
      setNote('Every preview link to this article has ended.')
    })
  return { shown, link, isBusy, trouble, note, show, copy, end }
}

const worked = <T extends object>(outcome: T | Failure): T => {
  if (isFailure(outcome)) throw new Error(outcome.reason)
  return outcome as T
}

/** In a frame only this very site may be, and people may know it under another address. */
const pathOf = (address: string) => new URL(address).pathname

/** Not every browser lets a page write to the clipboard. */
const isCopied = (text: string) =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )

/**
 * The preview of an article before it is published: the page on a phone, its secret draft link, and the cards of chat
 * programs and search results (link preview, social sharing). Loaded when it opens.
 */

import { useEffect, useState } from 'react'
import { withId, withParams } from '#page/api-client.ts'
import { usePublicUrl } from '#page/page-url.ts'
import type { Feed } from '#shared/feeds.ts'
import { articlePath } from '#shared/feeds.ts'
import { dayOf } from '#shared/format.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { Article } from '#shared/shapes/article.ts'
import { shareImagePath, siteShareImagePath } from '#shared/share-image.ts'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { adminApi, bodyOf, type Failure, here, isFailure } from '../api.ts'
import { copyText } from '../copy-button.tsx'
import { Dialog, useDialog } from '../dialog.tsx'
import { momentInWords } from '../moment.tsx'
import styles from './preview-dialog.module.css'

type Props = {
  feed: Feed
  article: Article
  /** Saves the form on the server, so that the preview shows the current text. */
  sync: () => Promise<unknown>
  onClose: () => void
}

/** How the article will look on a phone, on WhatsApp and in a search engine. */
export const PreviewDialog = ({ onClose, ...given }: Props) => {
  const { shown, link, isBusy, problem, note, show, copy, remove } = usePreview(given)
  const dialog = useDialog()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => void show(), [])
  return (
    <Dialog question="How it will look" isWide handle={dialog} onClose={onClose}>
      <div className="actions">
        <Button type="button" onClick={() => dialog.current?.close()}>
          Back to writing
        </Button>
        <Button type="button" variant="outline" isBusy={isBusy} onClick={copy}>
          Copy draft link
        </Button>
      </div>
      <p role="status">{note}</p>
      {problem && <Alert kind="failure">{problem}</Alert>}
      {isBusy && !shown && <Spinner label="Loading the preview" />}
      {shown && (
        <div className={styles.looks}>
          <iframe className="phone" src={shown.address} title="The article on a phone" />
          <ShareCards feed={given.feed} article={given.article} draft={shown.draft} />
        </div>
      )}
      {link && (
        <>
          <LinkNote {...link} />
          <Button type="button" variant="outline" onClick={remove}>
            Remove draft links
          </Button>
        </>
      )}
    </Dialog>
  )
}

const LinkNote = ({ address, endsAt }: { address: string; endsAt: string }) => (
  <p className={styles.link}>
    Anyone with this link can read it until {momentInWords(endsAt)}: <span>{address}</span>
  </p>
)

type CardsProps = { feed: Feed; article: Article; draft: Article }

/** The link preview of other sites. They cut long texts at about these lengths. */
const ShareCards = ({ feed, article, draft }: CardsProps) => {
  const site = new URL(usePublicUrl() || location.origin)
  const { title, excerpt, imageUrl = siteShareImagePath() } = draft
  const isSeen = article.status === 'published' && draft.imageId === article.imageId
  return (
    <div className={styles.cards}>
      <h3>On WhatsApp</h3>
      <div className={styles.whatsApp}>
        <img src={isSeen ? shareImagePath(feed, article) : imageUrl} alt="" />
        <p className={styles.oneLine}>
          <strong>{title || 'No title yet'}</strong>
        </p>
        <p className="two-lines">{excerpt}</p>
        <p className={styles.site}>{site.host}</p>
      </div>
      {!isSeen && <p>The title is added to the picture once it is published.</p>}
      <h3>In a search engine</h3>
      <div className={styles.found}>
        <p className={styles.site}>
          {site.host} › {wording[feed.kind].listTitle}
        </p>
        <p className={styles.foundTitle}>{`${title || 'No title yet'} – ${organisationName()}`}</p>
        <p className="two-lines">
          {dayOf(article.updatedAt)} — {excerpt}
        </p>
        <p className={styles.oneLine}>{site.origin + articlePath(feed, article)}</p>
      </div>
    </div>
  )
}

/** A secret link with which reviewers read the unpublished article. */
const createDraftLink = (feed: Feed, id: string) =>
  bodyOf(async () => adminApi(here())[feed.kind][':id']['draft-link'].$post(withId(id)))

const removeDraftLinks = (feed: Feed, id: string) =>
  bodyOf(async () => adminApi(here())[feed.kind][':id']['draft-link'].$delete(withId(id)))

/** The article with the unsaved text, like the draft link. */
const readDraft = (address: string) =>
  bodyOf(async () => adminApi(here())['draft-links'][':token'].$get(withParams({ token: tokenIn(address) })))

const tokenIn = (address: string) => address.slice(address.lastIndexOf('/') + 1)

type DraftLink = { address: string; endsAt: string }
type Shown = { address: string; draft: Article }

const signedOut = 'Sign in again to see the preview. What you typed is saved on this device.'

const usePreview = ({ feed, article, sync }: Omit<Props, 'onClose'>) => {
  const { link, getLink, removeLinks } = useDraftLink(feed, article)
  const [shown, setShown] = useState<Shown>()
  const { run, note, ...state } = useAttempts()
  const show = () =>
    run(async () => {
      await sync()
      const { address } = await getLink()
      setShown({ address: pathOf(address), draft: orThrow(await readDraft(address)).article as Article })
      return ''
    })
  const copy = () =>
    run(async () => {
      await sync()
      const { address } = await getLink()
      return (await copyText(address)) ? 'Link copied.' : 'Copy the link below.'
    })
  const remove = () =>
    run(async () => {
      await removeLinks()
      setShown(undefined)
      return 'The draft links to this article no longer work.'
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

/** Runs one action at a time. Its return value is shown as a note, its error as a problem. */
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

/** The frame shows only pages of this origin, but the user may have opened the site under another one. */
const pathOf = (address: string) => new URL(address).pathname

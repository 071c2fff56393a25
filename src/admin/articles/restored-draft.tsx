/**
 * Draft recovery: the notice above the form after unsaved changes were restored, with the differences and a button that
 * discards them. `drafts.ts` chooses the draft.
 */

import { useState } from 'react'
import type { Article } from '#shared/shapes/article.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { Folded } from '../folded.tsx'
import { momentInWords } from '../moment.tsx'
import { TextDifferences } from '../writing/text-differences.tsx'
import styles from './article-editor.module.css'
import { comparableTexts } from './comparable-texts.ts'
import { emptyTexts, textsFromArticle, type UnsavedDraft } from './drafts.ts'

type Props = {
  draft: UnsavedDraft
  /** The drafts on this device and on the server: the older one is offered, too. */
  drafts: UnsavedDraft[]
  article: Article | undefined
  onTake: (draft: UnsavedDraft) => void
  onDiscard: () => void
}

/** Says that a draft was restored, shows its changes, and offers the other draft if there are two. */
export const RestoredDraft = ({ draft, drafts, article, onTake, onDiscard }: Props) => {
  const saved = article ? textsFromArticle(article) : emptyTexts
  const other = drafts.find((each) => each !== draft)
  const isOutdated = Boolean(article && draft.version && draft.version < article.version)
  return (
    <div className={`notice restored ${styles.draft}`} role="status">
      <div>
        <p>
          We have restored what you typed before. It was saved on {whereSaved(draft)}.
          {draft.hadPicture && ' Please choose the picture again.'}
          {isOutdated && ' The article has changed since then: when you save, you can compare.'}
        </p>
        <Folded name="Show the differences from the saved text">
          <TextDifferences before={comparableTexts(saved)} after={comparableTexts(draft.texts)} />
        </Folded>
      </div>
      {other && (
        <Button type="button" variant="outline" onClick={() => onTake(other)}>
          Use the text from {whereSaved(other)}
        </Button>
      )}
      <DiscardButton onDiscard={onDiscard} />
    </div>
  )
}

const whereSaved = ({ isOnThisDevice, savedAt }: UnsavedDraft) =>
  `${isOnThisDevice ? 'this device' : 'the site'}${savedAt && `, ${momentInWords(savedAt)}`}`

/** Asks for confirmation, because there is no other copy of the draft. */
const DiscardButton = ({ onDiscard }: { onDiscard: () => void }) => {
  const dialog = useDialog()
  const [isAsking, setAsking] = useState(false)
  const discard = () => {
    dialog.current?.close()
    onDiscard()
  }
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setAsking(true)}>
        Discard draft
      </Button>
      {isAsking && (
        <Dialog question="Discard what you typed?" handle={dialog} onClose={() => setAsking(false)}>
          <p>
            Your unsaved changes will be deleted from this device and from the site. You cannot undo this. The saved
            article stays.
          </p>
          <DialogButtons dialog={dialog} close="Keep draft">
            <Button type="button" variant="danger" onClick={discard}>
              Yes, discard it
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}

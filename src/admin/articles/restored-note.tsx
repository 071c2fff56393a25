import { Button } from '#ui/button.tsx'
import { MarkedText } from '../writing/marked-text.tsx'
import styles from './article-editor.module.css'
import { type Draft, emptyDraft, type KeptDraft } from './drafts.ts'
import { momentInWords } from './moment-in-words.ts'

type Props = {
  draft: KeptDraft
  /** Kept somewhere else, and older. */
  other: KeptDraft | undefined
  saved: Draft | undefined
  isOutdated: boolean
  onOther: () => void
  onDiscard: () => void
}

/** What was typed before and never saved is back, and what differs in it. */
export const RestoredNote = ({ draft, other, saved = emptyDraft, isOutdated, onOther, onDiscard }: Props) => (
  <div className={styles.restored} role="status">
    <div>
      <p>
        What you typed before is back. It was kept on {placeOf(draft)}. A picture has to be chosen again.
        {isOutdated && ' The article was saved since then: when you save, you can compare.'}
      </p>
      <details className={styles.differences}>
        <summary>What differs from what is saved</summary>
        {draft.texts.title !== saved.title && <MarkedText before={saved.title} after={draft.texts.title} />}
        <MarkedText before={saved.content} after={draft.texts.content} />
      </details>
    </div>
    {other && (
      <Button type="button" variant="outline" onClick={onOther}>
        Take the text from {placeOf(other)}
      </Button>
    )}
    <Button type="button" variant="outline" onClick={onDiscard}>
      Start afresh
    </Button>
  </div>
)

const placeOf = ({ isOnThisDevice, savedAt }: KeptDraft) =>
  `${isOnThisDevice ? 'this device' : 'the site'}${savedAt && `, ${momentInWords(savedAt)}`}`

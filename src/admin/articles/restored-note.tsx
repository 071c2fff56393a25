import type { Article } from '#shared/shapes/article.ts'
import { Button } from '#ui/button.tsx'
import { momentInWords } from '../moment.tsx'
import { MarkedWriting } from '../writing/marked-writing.tsx'
import styles from './article-editor.module.css'
import { draftFrom, emptyDraft, type KeptDraft } from './drafts.ts'
import { StartAfresh } from './start-afresh.tsx'
import { writtenIn } from './written.ts'

type Props = {
  draft: KeptDraft
  /** Also the one that was kept somewhere else, and is older. */
  drafts: KeptDraft[]
  article: Article | undefined
  onTake: (draft: KeptDraft) => void
  onDiscard: () => void
}

/** What was typed before and never saved is back, and what differs in it. */
export const RestoredNote = ({ draft, drafts, article, onTake, onDiscard }: Props) => {
  const saved = article ? draftFrom(article) : emptyDraft
  const other = drafts.find((each) => each !== draft)
  const isOutdated = Boolean(article && draft.version && draft.version < article.version)
  return (
    <div className={styles.restored} role="status">
      <div>
        <p>
          What you typed before is back. It was kept on {placeOf(draft)}.
          {draft.hadPicture && ' A picture has to be chosen again.'}
          {isOutdated && ' The article was saved since then: when you save, you can compare.'}
        </p>
        <details className={styles.differences}>
          <summary>What differs from what is saved</summary>
          <MarkedWriting before={writtenIn(saved)} after={writtenIn(draft.texts)} />
        </details>
      </div>
      {other && (
        <Button type="button" variant="outline" onClick={() => onTake(other)}>
          Take the text from {placeOf(other)}
        </Button>
      )}
      <StartAfresh onDiscard={onDiscard} />
    </div>
  )
}

const placeOf = ({ isOnThisDevice, savedAt }: KeptDraft) =>
  `${isOnThisDevice ? 'this device' : 'the site'}${savedAt && `, ${momentInWords(savedAt)}`}`

import type { Article } from '#shared/shapes/article.ts'
import { Button } from '#ui/button.tsx'
import { momentInWords } from '../moment.tsx'
import { TextDifferences } from '../writing/marked-writing.tsx'
import styles from './article-editor.module.css'
import { emptyTexts, textsFromArticle, type UnsavedDraft } from './drafts.ts'
import { DiscardButton } from './start-afresh.tsx'
import { comparableTexts } from './written.ts'

type Props = {
  draft: UnsavedDraft
  /** Also the one that was kept somewhere else, and is older. */
  drafts: UnsavedDraft[]
  article: Article | undefined
  onTake: (draft: UnsavedDraft) => void
  onDiscard: () => void
}

/** What was typed before and never saved is back, and what differs in it. */
export const RestoredDraft = ({ draft, drafts, article, onTake, onDiscard }: Props) => {
  const saved = article ? textsFromArticle(article) : emptyTexts
  const other = drafts.find((each) => each !== draft)
  const isOutdated = Boolean(article && draft.version && draft.version < article.version)
  return (
    <div className={styles.restored} role="status">
      <div>
        <p>
          What you typed before is back. It was kept on {whereSaved(draft)}.
          {draft.hadPicture && ' A picture has to be chosen again.'}
          {isOutdated && ' The article was saved since then: when you save, you can compare.'}
        </p>
        <details className={styles.differences}>
          <summary>What differs from what is saved</summary>
          <TextDifferences before={comparableTexts(saved)} after={comparableTexts(draft.texts)} />
        </details>
      </div>
      {other && (
        <Button type="button" variant="outline" onClick={() => onTake(other)}>
          Take the text from {whereSaved(other)}
        </Button>
      )}
      <DiscardButton onDiscard={onDiscard} />
    </div>
  )
}

const whereSaved = ({ isOnThisDevice, savedAt }: UnsavedDraft) =>
  `${isOnThisDevice ? 'this device' : 'the site'}${savedAt && `, ${momentInWords(savedAt)}`}`

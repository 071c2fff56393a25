/** The bar at the bottom of the article form: the saving status, Preview, and the main action. */

import { useLocation } from 'react-router'
import type { Article } from '#shared/shapes/article.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { Failure } from '../api.ts'
import { type RefusedField, RefusedFields } from '../refused-fields.tsx'
import type { AutosaveStatus } from '../writing/autosave.ts'
import { AutosaveNote } from '../writing/autosave-status.tsx'
import { BottomBar } from '../writing/bottom-bar.tsx'
import { draftOnDevice } from './drafts.ts'

type Props = {
  article: Article | undefined
  autosave: { status: AutosaveStatus; others: string[] }
  action: string
  /** A draft may lack fields that readers need. */
  isDraft: boolean
  isBusy: boolean
  failure: Failure | undefined
  /** The specification's sentence about a failed form. */
  failed: string
  refused: RefusedField[]
  onPreview: () => void
}

export const EditorBar = ({ article, autosave, action, isDraft, isBusy, onPreview, ...problem }: Props) => (
  <BottomBar
    label="Save and publish"
    problem={<Problem {...problem} />}
    status={<AutosaveNote {...autosave} {...phrasesFor(article, useLocation().pathname)} />}
  >
    <Button type="button" variant="outline" onClick={onPreview}>
      Preview
    </Button>
    <Button isBusy={isBusy} formNoValidate={isDraft}>
      {action}
    </Button>
  </BottomBar>
)

const phrasesFor = (article: Article | undefined, pathname: string) => {
  if (article?.status === 'published') return { rest: 'Published', meaning: '. Readers cannot see the changes yet.' }
  if (article?.status === 'scheduled') return { rest: 'Scheduled', meaning: '. Press Schedule to use the changes.' }
  if (article?.review) return { rest: 'Waiting for review', saved: 'Waiting for review. Saved' }
  const rest = draftOnDevice(pathname) ? 'Saved on this device' : 'Not saved yet'
  return { rest: article ? 'Draft' : rest, saved: 'Draft saved' }
}

const Problem = ({ failure, failed, refused }: Pick<Props, 'failure' | 'failed' | 'refused'>) => {
  const hasFailed = failure && !failure.current
  if (!hasFailed && refused.length === 0) return null
  return (
    <Alert kind="failure">
      {hasFailed && <p>{failed}</p>}
      {hasFailed && refused.length === 0 && <p>{failure.reason}</p>}
      <RefusedFields fields={refused} />
    </Alert>
  )
}

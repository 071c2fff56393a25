/**
 * The dialog after an edit conflict (two people saved the same text): keep mine, take theirs, or merge by hand.
 * `core/articles/revise.ts` decides that there is a conflict.
 */

import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { type ComparableTexts, TextDifferences } from './text-differences.tsx'

export type ConflictChoice = 'mine' | 'theirs' | 'by hand'

type Props = {
  what: 'article' | 'newsletter' | 'question'
  theirs: ComparableTexts
  mine: ComparableTexts
  onChoose: (way: ConflictChoice) => void
  onClose: () => void
}

/** Another user has saved meanwhile: shows both versions before one is overwritten. */
export const ConflictDialog = ({ what, theirs, mine, onChoose, onClose }: Props) => {
  const dialog = useDialog()
  const choose = (way: ConflictChoice) => {
    dialog.current?.close()
    onChoose(way)
  }
  return (
    <Dialog question={`Another person has saved this ${what}`} handle={dialog} onClose={onClose}>
      <p>
        They saved it while you were writing. Nothing is lost. Words that only you have are underlined. Words that only
        they have are struck out.
      </p>
      <TextDifferences before={theirs} after={mine} />
      <DialogButtons>
        <Button type="button" variant="outline" onClick={() => choose('by hand')}>
          Keep writing and merge the texts yourself
        </Button>
        <Button type="button" variant="outline" onClick={() => choose('mine')}>
          Save mine as the newest version
        </Button>
        <Button type="button" variant="danger" onClick={() => choose('theirs')}>
          Use theirs
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

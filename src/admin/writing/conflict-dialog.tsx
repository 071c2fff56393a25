/**
 * The dialog after an edit conflict (the same record was saved twice): keep mine, take theirs, or merge by hand. The
 * server decides that there is a conflict. It may have been the same person in another tab.
 */

import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { type ComparableTexts, TextDifferences } from './text-differences.tsx'

export type ConflictChoice = 'mine' | 'theirs' | 'by hand'

type Props = {
  /** What the record is called, such as `event`. */
  what: string
  theirs: ComparableTexts
  mine: ComparableTexts
  onChoose: (way: ConflictChoice) => void
  onClose: () => void
}

/** Shows both versions before one is overwritten. */
export const ConflictDialog = ({ what, theirs, mine, onChoose, onClose }: Props) => {
  const dialog = useDialog()
  const choose = (way: ConflictChoice) => {
    dialog.current?.close()
    onChoose(way)
  }
  return (
    <Dialog question={`This ${what} was saved while you were writing`} handle={dialog} onClose={onClose}>
      <p>
        It was saved by another person, or by you in another tab. Nothing is lost. Words that only you have here are
        underlined. Words that only the saved version has are struck out.
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

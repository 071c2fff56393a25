/** The dialog after an edit conflict: another user has saved the same question. */
import { type RefObject, useState } from 'react'
import { useActionData } from 'react-router'
import type { Question } from '#shared/shapes/question.ts'
import { type ConflictChoice, ConflictDialog } from '../writing/conflict-dialog.tsx'
import type { QuestionResult } from './intents.ts'
import { type AnswerTexts, answerTextsIn, answerTextsOf } from './question-texts.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** The version that the next save changes. */
  onVersion: (version: number) => void
  onTheirs: () => void
}

export const QuestionConflict = ({ form, onVersion, onTheirs }: Props) => {
  const failure = useActionData<QuestionResult>()?.failure
  const [decided, setDecided] = useState<typeof failure>()
  const theirs = (failure?.current as { question?: Question } | undefined)?.question
  if (!theirs || !form.current || decided === failure) return null
  const choose = (way: ConflictChoice) => {
    if (way === 'theirs') return onTheirs()
    onVersion(theirs.version)
    if (way === 'mine') requestAnimationFrame(() => form.current?.requestSubmit())
  }
  return (
    <ConflictDialog
      what="question"
      theirs={writtenIn(answerTextsIn(theirs))}
      mine={writtenIn(answerTextsOf(new FormData(form.current)))}
      onChoose={choose}
      onClose={() => setDecided(failure)}
    />
  )
}

const writtenIn = ({ question, answer, sources }: AnswerTexts) => ({
  title: question,
  content: answer,
  fields: { Sources: sources },
})

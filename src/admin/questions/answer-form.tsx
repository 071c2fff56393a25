/** The form in which a user answers a question. Unsaved text stays on this device. */
import { useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { languages, languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/shapes/question.ts'
import { Button } from '#ui/button.tsx'
import { Select, TextArea } from '#ui/field.tsx'
import { SourceFields } from '../articles/review-fields.tsx'
import styles from '../messages/message.module.css'
import sectionStyles from '../section.module.css'
import { Section } from '../section.tsx'
import type { QuestionResult } from './intents.ts'
import { QuestionConflict } from './question-conflict.tsx'
import {
  answerOnDevice,
  answerTextsIn,
  answerTextsOf,
  removeAnswerFromDevice,
  sameAnswerTexts,
  saveAnswerOnDevice,
  type UnsavedAnswer,
} from './question-texts.ts'

const none: Record<string, string> = {}

type Props = { question: Question; onChange: (isChanged: boolean) => void }

export const AnswerForm = ({ question, onChange }: Props) => {
  const [restored, setRestored] = useState(() => unsavedOf(question))
  const discard = () => {
    removeAnswerFromDevice(question._id)
    setRestored(undefined)
  }
  useEffect(() => onChange(restored !== undefined), [restored, onChange])
  return (
    <Section title="Your answer">
      {restored && (
        <div role="status" className={styles.actions}>
          <p>We have restored the unsaved changes from this device.</p>
          <Button type="button" variant="outline" onClick={discard}>
            Use the saved version
          </Button>
        </div>
      )}
      <Texts key={restored ? 'restored' : 'saved'} {...{ question, restored, onChange, discard }} />
    </Section>
  )
}

/** If others changed only the state meanwhile, the user continues from the current version. */
const unsavedOf = (question: Question): UnsavedAnswer | undefined => {
  const unsaved = answerOnDevice(question._id)
  const saved = answerTextsIn(question)
  if (!unsaved || sameAnswerTexts(unsaved.texts, saved)) return undefined
  return sameAnswerTexts(unsaved.began, saved) ? { ...unsaved, version: question.version } : unsaved
}

type TextsProps = Props & { restored: UnsavedAnswer | undefined; discard: () => void }

const Texts = ({ question, restored, onChange, discard }: TextsProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [version, setVersion] = useState(restored?.version ?? question.version)
  const [isStored, setStored] = useState(true)
  const saved = answerTextsIn(question)
  const isBusy = useNavigation().formData?.get('intent') === 'save'
  const keep = () => {
    if (!form.current) return
    const texts = answerTextsOf(new FormData(form.current))
    const isChanged = !sameAnswerTexts(texts, saved)
    if (isChanged) setStored(saveAnswerOnDevice(question._id, { texts, began: restored?.began ?? saved, version }))
    else removeAnswerFromDevice(question._id)
    onChange(isChanged)
  }
  return (
    <>
      <Form ref={form} method="post" className={sectionStyles.form} onInput={keep}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={version} />
        <Fields texts={restored?.texts ?? saved} isPublished={question.state === 'published'} />
        {!isStored && <p role="alert">This device has no space to save your text. Save it soon.</p>}
        <SaveButtons isAnswered={question.answeredAt !== undefined} isBusy={isBusy} />
      </Form>
      <QuestionConflict form={form} onVersion={setVersion} onTheirs={discard} />
    </>
  )
}

const Fields = ({ texts, isPublished }: { texts: UnsavedAnswer['texts']; isPublished: boolean }) => {
  const errors = useActionData<QuestionResult>()?.failure?.errors ?? none
  return (
    <>
      {isPublished && <p>A change takes the answer off the site until a clinician has read it again.</p>}
      <TextArea
        label="Answer"
        name="answer"
        rows={10}
        maxLength={limits.answerText}
        defaultValue={texts.answer}
        hint="Use short sentences. Markdown works: begin a line with - to make a list."
        error={errors.answer}
      />
      <TextArea
        label="Public question"
        name="question"
        rows={3}
        maxLength={limits.publicQuestion}
        defaultValue={texts.question}
        hint="Keep it short, in your own words, and leave out anything that could show who asked. Needed only to publish the answer."
        error={errors.question}
      />
      <SourceFields list={texts.sources} errors={errors} />
      <Select label="Language" name="language" defaultValue={texts.language}>
        {languageTags.map((tag) => (
          <option key={tag} value={tag}>
            {languages[tag]}
          </option>
        ))}
      </Select>
    </>
  )
}

const SaveButtons = ({ isAnswered, isBusy }: { isAnswered: boolean; isBusy: boolean }) =>
  isAnswered ? (
    <Button isBusy={isBusy}>Save answer</Button>
  ) : (
    <div className={styles.actions}>
      <Button isBusy={isBusy} name="isAnswered" value="true">
        Answer the visitor
      </Button>
      <Button variant="outline" isBusy={isBusy}>
        Save draft
      </Button>
    </div>
  )

/** The form in which a user answers a question. */
import type { FormEvent } from 'react'
import { useActionData, useNavigation } from 'react-router'
import styles from '#admin/record.module.css'
import { languages } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/shapes/question.ts'
import { Button } from '#ui/button.tsx'
import { fieldsOf, Select, TextArea } from '#ui/field.tsx'
import { SourceFields } from '../articles/review-fields.tsx'
import { IntentForm } from '../intent-form.tsx'
import { Section } from '../page-heading.tsx'
import type { QuestionResult } from './intents.ts'
import { answerTextsIn, answerTextsOf, sameAnswerTexts } from './question-texts.ts'

const none: Record<string, string> = {}

type Props = { question: Question; onChange: (isChanged: boolean) => void }

export const AnswerForm = ({ question, onChange }: Props) => {
  const failure = useActionData<QuestionResult>()?.failure
  const isBusy = useNavigation().formData?.get('intent') === 'save'
  const compare = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    onChange(!sameAnswerTexts(answerTextsOf(new FormData(currentTarget)), answerTextsIn(question)))
  return (
    <Section title="Your answer">
      <IntentForm
        intent="save"
        fields={{ version: String(question.version) }}
        conflict={{ what: 'question', failure, theirs }}
        onInput={compare}
      >
        <Fields question={question} errors={failure?.errors ?? none} />
        <SaveButtons isAnswered={question.answeredAt !== undefined} isBusy={isBusy} />
      </IntentForm>
    </Section>
  )
}

const theirs = ({ question }: { question: Question }) => <Fields question={question} errors={none} />

const Fields = ({ question, errors }: { question: Question; errors: Record<string, string> }) => {
  const texts = answerTextsIn(question)
  const field = fieldsOf(errors, texts)
  return (
    <>
      {question.state === 'published' && (
        <p>A change takes the answer off the site until a clinician has read it again.</p>
      )}
      <TextArea
        label="Answer"
        data-markdown
        {...field('answer')}
        rows={10}
        maxLength={limits.answerText}
        hint="Use short sentences. Begin a line with - to make a list."
      />
      <TextArea
        label="Public question"
        {...field('question')}
        rows={3}
        maxLength={limits.publicQuestion}
        hint="Keep it short, in your own words, and leave out anything that could show who asked. Needed only to publish the answer."
      />
      <SourceFields list={texts.sources} errors={errors} />
      <Select label="Language" name="language" defaultValue={texts.language} options={languages} />
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

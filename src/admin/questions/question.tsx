/** The page of one question: what the visitor asked, the answer form, and the steps to publish the answer. */

import { useEffect, useState } from 'react'
import styles from '#admin/record.module.css'
import { askPath, manageQuestionsPath } from '#shared/paths.ts'
import type { Question } from '#shared/shapes/question.ts'
import { isFailure } from '../api.ts'
import { FailureAlert, IntentButton } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { MarkList } from '../messages/marks.tsx'
import { Moment } from '../moment.tsx'
import { LoadedPage } from '../page-heading.tsx'
import { focusToast } from '../toast-region.tsx'
import { TrashSection } from '../trash-section.tsx'
import type { Route } from './+types/question'
import { AnswerForm } from './answer-form.tsx'
import { loadQuestion, stateWords } from './calls.ts'
import { runQuestionIntent } from './intents.ts'
import { PublishSteps } from './publish-steps.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => loadQuestion(request, params.id)

export const clientAction = actionOf(runQuestionIntent, ({ params }: Route.ClientActionArgs) => params.id)

export default function QuestionPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const question = isFailure(loaded) ? undefined : loaded.question
  const back = { to: `${manageQuestionsPath}?state=${question?.state ?? 'waiting'}`, text: 'Back to questions' }
  return (
    <div className={styles.thread}>
      <LoadedPage title="Question" back={back} loaded={loaded}>
        {(loaded) => (
          <>
            <FailureAlert failure={actionData?.failure} fields={['question', 'answer', 'sources']} />
            <Body key={loaded.question._id} question={loaded.question} />
          </>
        )}
      </LoadedPage>
    </div>
  )
}

/** While there are unsaved changes, the steps are hidden, because a clinician reads the saved text. */
const Body = ({ question }: { question: Question }) => {
  const [isChanged, setChanged] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each save.
  useEffect(() => setChanged(false), [question.version])
  const isHidden = question.state === 'spam' || question.state === 'removed'
  return (
    <>
      <Asked question={question} />
      {isHidden ? (
        <IntentButton intent="restore" onDone={focusToast}>
          {question.state === 'spam' ? 'Not spam' : 'Restore'}
        </IntentButton>
      ) : (
        <>
          <AnswerForm question={question} onChange={setChanged} />
          {isChanged ? (
            <p role="status">Save to see the next steps.</p>
          ) : (
            question.answeredAt && <PublishSteps question={question} />
          )}
        </>
      )}
      {question.state !== 'removed' && (
        <TrashSection
          id={question._id}
          what="question"
          consequence="The visitor can then no longer open it with the code."
        />
      )}
    </>
  )
}

const Asked = ({ question: { asked, createdAt, isUrgent, state, cameBy } }: { question: Question }) => (
  <article className={styles.message}>
    <p className={styles.from}>
      {isUrgent && state === 'waiting' ? <MarkList marks={['May be urgent']} /> : <span>{stateWords[state].tab}</span>}
      <span>
        {cameBy && 'By phone, '}
        <Moment at={createdAt} />
      </span>
    </p>
    {asked ? (
      <p className={styles.text}>{asked}</p>
    ) : (
      <p>The visitor’s words were deleted, as the privacy page promises.</p>
    )}
    <p className={styles.by}>
      Nobody knows who asked. The visitor reads the answer at {askPath} with a code, and is not told when it is there.
      You cannot ask anything back, so answer what is written, and name the warning signs if there could be danger.
    </p>
  </article>
)

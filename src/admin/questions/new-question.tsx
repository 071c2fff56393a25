/** The page that records a question which came by phone. Like a visitor, the caller gets a code and stays nameless. */

import { Link, useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { askPath, manageQuestionsPath } from '#shared/paths.ts'
import { kindWords } from '#shared/warning-signs.ts'
import { groupedCode } from '#shared/wording/questions.ts'
import { wording } from '#shared/wording.ts'
import { fieldsOf, TextArea } from '#ui/field.tsx'
import { IntentForm, SuccessAlert } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { PageHeading } from '../page-heading.tsx'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import { SaveBar } from '../writing/bottom-bar.tsx'
import { type QuestionResult, runQuestionIntent } from './intents.ts'

export const clientAction = actionOf(runQuestionIntent)

export default function QuestionByPhone() {
  const fetcher = useFetcher<QuestionResult>()
  const idempotencyKey = useIdempotencyKey(fetcher.data)
  const recorded = fetcher.data?.intent === 'record' && fetcher.data.body?.question
  return (
    <>
      <PageHeading title="A question by phone" back={{ to: manageQuestionsPath, text: 'Back to questions' }} />
      {recorded && (
        <SuccessAlert key={recorded.code}>
          {recorded.danger && (
            <p>Tell the caller: “{recorded.danger === 'illness' ? wording.contact.call : kindWords}”.</p>
          )}
          <p>
            Recorded. Read this code out to the caller: <strong translate="no">{groupedCode(recorded.code)}</strong>. It
            opens the answer on the page {askPath}, and is shown only now.
          </p>
          <p>
            <Link to={manageQuestionsPath}>Open the questions</Link>
          </p>
        </SuccessAlert>
      )}
      <IntentForm fetcher={fetcher} intent="record" fields={{ idempotencyKey }} isCleared>
        <TextArea
          label="What the caller asks"
          hint="In the caller’s words. Leave out names, phone numbers and places."
          {...fieldsOf(fetcher.data?.failure?.errors)('question')}
          rows={6}
          maxLength={limits.message}
        />
        <SaveBar fetcher={fetcher}>Record the question</SaveBar>
      </IntentForm>
    </>
  )
}

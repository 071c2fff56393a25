/** The steps after an answer was saved: a clinician reads it, then it may be published. */
import { useActionData, useNavigation, useOutletContext } from 'react-router'
import { dayOf, dayToday, longDay } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { questionsPath } from '#shared/paths.ts'
import { hasJob } from '#shared/permissions.ts'
import type { Question } from '#shared/shapes/question.ts'
import { Button } from '#ui/button.tsx'
import { Field, fieldsOf } from '#ui/field.tsx'
import { IntentButton, IntentForm } from '../intent-form.tsx'
import { Section } from '../page-heading.tsx'
import { focusToast } from '../toast-region.tsx'
import type { QuestionResult } from './intents.ts'

export const PublishSteps = ({ question }: { question: Question }) => (
  <>
    <Section title="1. The visitor can read the answer">
      <p>
        The visitor opens the answer with the code, for at most {limits.answerPageDays} days. You can stop here: then
        nobody else can read it.
      </p>
    </Section>
    <Section title="2. A clinician reads it">
      {question.clinician ? <WasRead clinician={question.clinician} /> : <ReadingForm question={question} />}
    </Section>
    <Section title="3. Everyone can read it">
      <Publishing question={question} />
    </Section>
  </>
)

const WasRead = ({ clinician: { name, role, readOn } }: { clinician: NonNullable<Question['clinician']> }) => (
  <p>
    Read by {name}, {role}, on {longDay(readOn)}. If the question, the answer or the sources change, a clinician must
    read them again.
  </p>
)

const ReadingForm = ({ question }: { question: Question }) => {
  const user = useOutletContext<{ role: string }>()
  const field = fieldsOf(useActionData<QuestionResult>()?.failure?.errors)
  const isBusy = useNavigation().formData?.get('intent') === 'read'
  const isClinician = hasJob(user, 'clinician')
  return (
    <IntentForm intent="read" fields={{ version: String(question.version) }}>
      <p>
        A doctor, nurse, midwife or other health worker reads the public question and the answer. Visitors see their
        name and role beside the answer, so ask for their consent first.
      </p>
      {!isClinician && <Field label="Name of the clinician" {...field('name')} required maxLength={limits.name} />}
      <Field
        label="Role"
        {...field('role')}
        required
        maxLength={limits.clinicianRole}
        hint="For example: paediatric nurse, with the name of the hospital."
      />
      <Field
        label="Read on"
        {...field('readOn')}
        type="date"
        required
        defaultValue={dayToday()}
        min={dayOf(question.createdAt)}
        max={dayToday()}
      />
      <Button variant="outline" isBusy={isBusy}>
        {isClinician ? 'I have read it' : 'Save: a clinician has read it'}
      </Button>
    </IntentForm>
  )
}

const Publishing = ({ question: { state, slug, clinician, question } }: { question: Question }) => {
  if (state === 'published')
    return (
      <>
        <p>
          Published at <a href={`${questionsPath}/${slug}`}>{`${questionsPath}/${slug}`}</a>
        </p>
        <IntentButton intent="unpublish" onDone={focusToast}>
          Unpublish
        </IntentButton>
      </>
    )
  if (question === '') return <p>First enter the public question above, and save.</p>
  if (!clinician) return <p>First, a clinician must read the question and the answer.</p>
  return (
    <IntentButton intent="publish" variant="filled" onDone={focusToast}>
      Publish
    </IntentButton>
  )
}

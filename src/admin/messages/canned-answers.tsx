/** The list of canned answers, which users add, edit and delete. */

import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import type { CannedAnswer } from '#shared/shapes/message-answering.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { FailureAlert, IntentButton, IntentForm } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { Section } from '../section.tsx'
import styles from './answering.module.css'

/** Prepared answers to frequent questions. */
export const CannedAnswers = ({ answers }: { answers: CannedAnswer[] }) => (
  <Section title="Answers written beforehand">
    <p className={styles.hint}>Put one into an answer, then change it there. Never write medical advice here.</p>
    <ul className={styles.canned}>
      {answers.map((answer) => (
        <li key={answer._id}>
          <Disclosure summary={answer.title}>
            <CannedForm answer={answer} />
            <RemoveForm answer={answer} />
          </Disclosure>
        </li>
      ))}
      <li>
        <Disclosure summary="A new one" isOpen={answers.length === 0}>
          <CannedForm />
        </Disclosure>
      </li>
    </ul>
  </Section>
)

const CannedForm = ({ answer }: { answer?: CannedAnswer }) => {
  const { Form, state, data } = useFetcher<ActionResult>()
  const here = useRef<HTMLDivElement>(null)
  const errors = data?.failure?.errors
  useEffect(() => {
    if (data && !data.failure && !answer) here.current?.querySelector('form')?.reset()
  }, [data, answer])
  return (
    <div ref={here}>
      <FailureAlert failure={data?.failure} fields={['title', 'text']} />
      <IntentForm Form={Form} intent={answer ? 'change' : 'add'}>
        {answer && <input type="hidden" name="id" value={answer._id} />}
        <Field
          label="Title"
          name="title"
          required
          maxLength={limits.cannedTitle}
          defaultValue={answer?.title}
          error={errors?.title}
        />
        <TextArea
          label="Text"
          name="text"
          rows={5}
          required
          maxLength={limits.answerText}
          defaultValue={answer?.text}
          error={errors?.text}
        />
        <Button variant="outline" isBusy={state !== 'idle'}>
          {answer ? 'Save this answer' : 'Add this answer'}
        </Button>
      </IntentForm>
    </div>
  )
}

const RemoveForm = ({ answer }: { answer: CannedAnswer }) => (
  <IntentButton intent="remove" fields={{ id: answer._id }} variant="danger">
    <span>
      Delete <span className="visually-hidden">the answer “{answer.title}”</span>
    </span>
  </IntentButton>
)

/** The page of privacy requests (GDPR, Data Protection Act): finds, exports and erases a person's data. */

import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { imagesPath } from '#shared/paths.ts'
import { Field, fieldsOf } from '#ui/field.tsx'
import { bodyOf, isFailure } from '../api.ts'
import { FormDialog } from '../form-dialog.tsx'
import { IntentForm, SubmitButton, SuccessAlert } from '../intent-form.tsx'
import { type ActionResult, actionOf, defineIntents, type IntentInput, type ResultOf } from '../intents.ts'
import { PageHeading } from '../page-heading.tsx'
import { Found } from './found.tsx'
import styles from './privacy.module.css'
import { countsInWords } from './words.ts'

/** Handles requests for access and erasure, to which everyone is legally entitled. */
export default function PersonalDataPage() {
  const fetcher = useFetcher<PersonalDataResult>()
  const [isAsking, setAsking] = useState(false)
  const email = useFocus()
  const found = fetcher.data
  const [last, setLast] = useState<{ found: typeof found; erased: Erased }>()
  const erased = last?.found === found ? last?.erased : undefined
  const data = found?.intent === 'show' && !erased ? found.body : undefined
  const field = fieldsOf(found?.failure?.errors)
  const close = (result: ActionResult | undefined) => {
    setAsking(false)
    if (result?.body) setLast({ found, erased: result.body as Erased })
  }
  return (
    <>
      <PageHeading title="Privacy requests" />
      <div className={styles.page}>
        <p>
          Does someone ask what you store about them, or want it deleted? Enter their email address, their phone number,
          or both.
        </p>
        <p>
          Do they want a picture of themselves removed? Open it under <Link to={imagesPath}>Pictures</Link>, and choose
          “Remove everywhere”.
        </p>
        {erased && (
          <SuccessAlert>
            Erased everything about {erased.person}: {countsInWords(erased)}.
            {erased.hasAccount && ' This address still has an account. Remove it on the page People.'}
          </SuccessAlert>
        )}
        <IntentForm fetcher={fetcher} intent="show" errorsOf={['email', 'phone']}>
          <Field ref={email} data-begin label="Email" {...field('email')} type="email" />
          <Field label="Phone" {...field('phone')} type="tel" />
          <SubmitButton fetcher={fetcher}>Show everything</SubmitButton>
        </IntentForm>
        {data && <Found data={data} onErase={() => setAsking(true)} />}
        {data && isAsking && (
          <FormDialog
            question={`Erase everything about ${data.email || data.phone}?`}
            explanation={
              <p>
                Messages, subscription, emails, invitation and all other entries will be deleted at once and
                permanently. Backups contain them until they are replaced. For an unsubscribed address we store an
                anonymous code, so that no import can subscribe it again.
              </p>
            }
            intent="erase"
            fields={{ email: data.email, phone: data.phone ?? '' }}
            button="Erase everything"
            variant="danger"
            onClose={close}
          />
        )}
      </div>
    </>
  )
}

/** The page opens with the focus in this field, which saves a tap. */
const useFocus = () => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return field
}

const whoseIn = (text: IntentInput['text']) => ({ email: text('email').trim(), phone: text('phone').trim() })

const runPersonalDataIntent = defineIntents({
  show: ({ api, text }) => bodyOf(() => api['personal-data'].show.$post({ json: whoseIn(text) })),
  erase: async ({ api, text }) => {
    const whose = whoseIn(text)
    const erased = await bodyOf(() => api['personal-data'].erase.$post({ json: whose }))
    return isFailure(erased) ? erased : { ...erased, person: whose.email || whose.phone }
  },
})

export const clientAction = actionOf(runPersonalDataIntent)

type PersonalDataResult = ResultOf<typeof runPersonalDataIntent>
type Erased = Extract<PersonalDataResult, { intent: 'erase'; failure?: undefined }>['body']

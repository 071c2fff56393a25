/** The result of sending a form: success or error message, with a link to each field that must be corrected. */
import { type ReactNode, useContext } from 'react'
import { formWording } from '#shared/wording/forms.ts'
import { Alert } from '#ui/alert.tsx'
import { FormName } from '#ui/field.tsx'
import styles from './form-result.module.css'
import type { Refusal } from './form-values.ts'
import { offlineWording } from './offline/offline-wording.ts'
import { If, Template, Value } from './templates/template.tsx'

type Props = {
  refusal: Refusal | undefined
  done: ReactNode
  failed: string
  /** Shown above the message, for urgent help. */
  before?: ReactNode
  /** Shown below the message. */
  after?: ReactNode
}

/** The errors in `refusal` are named by the fields of the form. */
export const FormResult = ({ refusal, done, failed, before, after }: Props) => (
  <>
    {before}
    {refusal ? (
      <Refused failed={failed} {...refusal} />
    ) : (
      <Alert kind="success" isAnnounced={false}>
        {done}
      </Alert>
    )}
    {after}
  </>
)

export const Queued = ({ children }: { children: string }) => (
  <p>
    {children} <a href="/offline">{offlineWording.seeWhatWaits}</a>
  </p>
)

const Refused = ({ failed, detail, errors }: { failed: string } & Omit<Refusal, 'status'>) => {
  const wrong = Object.entries(errors)
  return (
    <Alert kind="failure">
      <p>{failed}</p>
      {wrong.length > 0 ? <ErrorLinks errors={wrong} /> : <p className={styles.why}>{detail}</p>}
    </Alert>
  )
}

const ErrorLinks = ({ errors }: { errors: [field: string, sentence: ReactNode][] }) => {
  const form = useContext(FormName)
  return (
    <>
      <p className={styles.why}>{formWording.checkFields}</p>
      <ul className="plain-list">
        {errors.map(([field, sentence]) => (
          <li key={field}>
            <a href={`#${form}-${field}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

type RefusalTemplateProps = {
  failed: string
  /** Without the list of errors. */
  isBrief?: boolean | undefined
}

/** The same for `form-outcome.ts`, which repeats the item of the list for each error. */
export const RefusalTemplate = ({ failed, isBrief }: RefusalTemplateProps) => (
  <Template when="failed">
    <Alert kind="failure">
      <p>{failed}</p>
      {isBrief ? (
        <p className={styles.why}>
          <Value of="detail" />
        </p>
      ) : (
        <>
          <If is="isAboutFields">
            <ErrorLinks errors={[['', '']]} />
          </If>
          <If is="isAboutForm">
            <Reason />
          </If>
        </>
      )}
    </Alert>
  </Template>
)

const Reason = () => (
  <p className={styles.why}>
    <Value of="detail" />
    <If is="isUnreachable">{formWording.unreachable}</If>
  </p>
)

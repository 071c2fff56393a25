/** The people who can be told only by phone and do not know of the last change of an event: a volunteer tells them. */
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { smsUrl, telUrl, whatsappUrl } from '#shared/country/phone.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { ListedSignup, SignupsOfDay } from '#shared/shapes/signup.ts'
import { everybodyWording, tellWording as words } from '#shared/wording/door.ts'
import { dayAndHours, dayAndTime } from '#shared/wording/signups.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { FailureAlert } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { Section } from '../page-heading.tsx'
import styles from './signups.module.css'

/** The list stays until the user leaves the page, so that a tick can be taken back. */
export const TellByPhone = ({ event, sequence, signups }: SignupsOfDay) => {
  const withoutEmail = signups.filter(({ getsEmail }) => !getsEmail)
  const neither = withoutEmail.filter(({ phone }) => !phone).length
  const toTell = withoutEmail.filter(({ phone }) => phone)
  const left = toTell.filter(({ isTold }) => !isTold).length
  const [wasOpen] = useState(left > 0)
  if (!wasOpen && left === 0) return null
  return (
    <Section title={words.title}>
      <p>{left === 0 ? words.allTold : words.left(left)}</p>
      <ul className={`links ${styles.contacts}`}>
        {toTell.map((signup) => (
          <Row key={signup._id} {...{ event, sequence, signup }} />
        ))}
      </ul>
      {neither > 0 && <p>{everybodyWording.neither(neither)}</p>}
    </Section>
  )
}

type RowProps = Pick<SignupsOfDay, 'event' | 'sequence'> & { signup: ListedSignup }

const Row = ({ event, sequence, signup }: RowProps) => {
  const { data, formData, submit } = useFetcher<ActionResult>()
  const { _id, calledBy, phone = '' } = signup
  const text = textFor(event, signup)
  const isTold = formData ? formData.get('isTold') === 'true' : signup.isTold
  // At once, because a box whose tick comes later looks as if it had refused.
  const save = (next: boolean) =>
    submit({ intent: 'saveTold', signup: _id, sequence, isTold: next }, { method: 'post', flushSync: true })
  const about = <span className="visually-hidden"> {calledBy}</span>
  return (
    <li>
      <Checkbox checked={isTold} onChange={({ target }) => save(target.checked)}>
        <span className="visually-hidden">{words.told} </span>
        {calledBy}
      </Checkbox>
      <a href={telUrl(phone)}>
        {words.call}
        {about}
      </a>
      <a href={smsUrl(phone, text)}>
        {words.text}
        {about}
      </a>
      <a href={whatsappUrl(phone, text)} target="_blank" rel="noreferrer">
        WhatsApp{about}
      </a>
      <FailureAlert failure={data?.failure} />
    </li>
  )
}

const textFor = ({ title, place, cancelledAt, ...event }: RowProps['event'], { startsAt }: ListedSignup) =>
  cancelledAt
    ? words.cancelled(organisationName(), title, dayAndHours(event))
    : words.moved(organisationName(), title, dayAndTime(startsAt), place)

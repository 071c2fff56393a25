/** The personal data stored for one email address: shows it and downloads it as JSON (data export). */

import { auditEventTexts } from '#shared/audit-events.ts'
import { counted } from '#shared/format.ts'
import type { PersonalData } from '#shared/shapes/personal-data.ts'
import { Button } from '#ui/button.tsx'
import { Moment, momentOf } from '../moment.tsx'
import { Section } from '../page-heading.tsx'
import { saveBlob } from '../save-file.ts'
import styles from './privacy.module.css'
import { countsInWords } from './words.ts'

type Props = { data: PersonalData; onErase: () => void }

/** All data about one address, to read, export or erase. */
export const Found = ({ data, onErase }: Props) => {
  const counts = countsOf(data)
  const records = countsOfRecords(data)
  const isNothing = Object.values(counts).every((count) => count === 0) && Object.keys(records).length === 0
  return (
    <Section title={`Data about ${data.email || data.phone}`}>
      <p>
        {isNothing && !data.isSuppressed
          ? 'Nothing is stored about this address.'
          : `${countsInWords({ ...counts, records })}.`}
      </p>
      <Remarks data={data} />
      <Items data={data} />
      {!isNothing && (
        <div className={styles.buttons}>
          <Download data={data} />
          <Button type="button" variant="danger" onClick={onErase}>
            Erase everything
          </Button>
        </div>
      )}
    </Section>
  )
}

const countsOf = ({ messages, subscriber, emails, invitation, history }: PersonalData) => ({
  messages: messages.length,
  subscribers: subscriber ? 1 : 0,
  emails: emails.length,
  invitations: invitation ? 1 : 0,
  history: history.length,
})

const countsOfRecords = ({ records = {} }: PersonalData) =>
  Object.fromEntries(Object.entries(records).map(([name, items]) => [name, items.length]))

const Remarks = ({ data: { isSuppressed, account, consents, assumedConsents } }: { data: PersonalData }) => (
  <>
    {isSuppressed && <p>We store an anonymous code of this address, so that no import can subscribe it again.</p>}
    {account && <p>This address also has an account here. Accounts are managed on the page People.</p>}
    {consents.length > 0 && (
      <p>
        This person confirmed the consent of everyone in {counted(consents.length, 'picture', 'pictures')}. This stays
        with the pictures.
      </p>
    )}
    {assumedConsents.length > 0 && (
      <p>
        This person published articles when nobody had said whether the people in the picture agreed:{' '}
        {counted(assumedConsents.length, 'picture', 'pictures')}. This stays with the pictures.
      </p>
    )}
  </>
)

const Items = ({
  data: { messages, subscriber, emails, invitation, history, records = {} },
}: {
  data: PersonalData
}) => (
  <ul className={`plain-list stack-4 ${styles.things}`}>
    {messages.map(({ _id, createdAt, subject }) => (
      <Item key={_id} name="Message" at={createdAt} text={subject} />
    ))}
    {subscriber && <Item name="Subscription to the newsletter" at={subscriber.createdAt} />}
    {emails.map(({ _id, createdAt, subject }) => (
      <Item key={_id} name="Email" at={createdAt} text={subject} />
    ))}
    {invitation && <Item name="Invitation to run the site" at={invitation.createdAt} />}
    {history.map(({ event, at }) => (
      <Item key={event + at} name="History" at={at} text={`A user ${auditEventTexts[event]} this address`} />
    ))}
    {Object.entries(records).map(([name, items]) => (
      <li key={name}>
        <strong>{name}</strong>
        {items.map((item) => (
          <p key={JSON.stringify(item)}>{fieldsInWords(item)}</p>
        ))}
      </li>
    ))}
  </ul>
)

const fieldsInWords = (item: Record<string, unknown>) =>
  Object.entries(item)
    .filter(([, value]) => typeof value === 'number' || (typeof value === 'string' && value !== ''))
    .map(([field, value]) => `${inWords(field)}: ${isMoment(value) ? momentOf(value) : value}`)
    .join('; ')

/** `createdAt`: created at. */
const inWords = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

const Item = ({ name, at, text }: { name: string; at: string; text?: string }) => (
  <li>
    <strong>{name}</strong> <Moment at={at} />
    {text && <p>{text}</p>}
  </li>
)

/** Downloads a JSON file: the law requires a format that people and programs can read. */
const Download = ({ data }: { data: PersonalData }) => {
  const save = () =>
    saveBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'everything-kept.json')
  return (
    <Button type="button" variant="outline" onClick={save}>
      Download
    </Button>
  )
}

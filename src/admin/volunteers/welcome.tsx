/** The form that welcomes a volunteer: a ready-made text for an email or a phone, the newsletter, and the next event. */
import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { smsUrl, whatsappUrl } from '#shared/country/phone.ts'
import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { eventPath } from '#shared/paths.ts'
import type { Volunteer } from '#shared/shapes/volunteer.ts'
import { type WelcomeWay, welcomeWays } from '#shared/volunteers.ts'
import { dayAndHours } from '#shared/wording/signups.ts'
import { volunteerEmails } from '#shared/wording/volunteers.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { fieldsOf, Select, TextArea } from '#ui/field.tsx'
import { type Reachable, unreadableAnswer } from '../conversations/unreadable-answer.tsx'
import { FormDisclosure } from '../folded.tsx'
import { FailureAlert, IntentForm, SubmitButton } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { useAskBeforeSending } from '../use-ask-before-sending.tsx'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import type { NextEvent } from './calls.ts'

type Props = { volunteer: Volunteer; nextEvent: NextEvent | undefined; replySettings: Reachable }

const buttons: Record<WelcomeWay, string> = {
  email: 'Send the email',
  whatsapp: 'I have sent it',
  text: 'I have sent it',
  talk: 'I have welcomed them',
}

export const Welcome = ({ volunteer, nextEvent, replySettings }: Props) => {
  const { email, phone, isAdult } = volunteer
  const fetcher = useFetcher<ActionResult>()
  const idempotencyKey = useIdempotencyKey(fetcher.data)
  const ways = waysFor(volunteer)
  const [how, setHow] = useState(ways[0] ?? 'talk')
  const asking = useAskBeforeSending(how === 'email' ? unreadableAnswer(replySettings) : undefined)
  const field = fieldsOf(fetcher.data?.failure?.errors)
  return (
    <FormDisclosure summary={`Welcome ${volunteer.name}`}>
      <IntentForm fetcher={fetcher} intent="welcome" fields={{ idempotencyKey }} onSubmit={asking.onSubmit}>
        <FailureAlert failure={fetcher.data?.failure} />
        {!isAdult && <FirstTheParents error={field('parentAgreed').error} />}
        <Select
          label="How"
          name="how"
          value={how}
          onChange={({ target }) => setHow(ways.find((way) => way === target.value) ?? 'talk')}
          options={ways.map((way) => [way, `By ${welcomeWays[way]}`] as const)}
        />
        {how !== 'talk' && <Text {...field('text')} {...{ how, phone }} text={textFor(volunteer, nextEvent)} />}
        {email && (
          <Checkbox name="getsNewsletter">
            They agreed to get the newsletter. Put them into the group Volunteers. If they do not subscribe yet, they
            first get an email to confirm.
          </Checkbox>
        )}
        <p>
          <SubmitButton fetcher={fetcher}>{buttons[how]}</SubmitButton>
        </p>
        {asking.question}
      </IntentForm>
    </FormDisclosure>
  )
}

const waysFor = ({ email, phone }: Volunteer): WelcomeWay[] =>
  keysOf(welcomeWays).filter((way) => way === 'talk' || (way === 'email' ? email : phone))

const textFor = ({ name }: Volunteer, event: NextEvent | undefined) =>
  volunteerEmails.welcome(
    name,
    event && { title: event.title, when: dayAndHours(event), url: new URL(eventPath(event.slug), location.href).href },
  )

const FirstTheParents = ({ error }: { error: string | undefined }) => (
  <div>
    <p>
      <strong>This person is under 18.</strong> First speak with a parent or guardian. Say what the young person would
      do, where, and who is there, and ask whether they agree. Then write your welcome.
    </p>
    <Checkbox name="parentAgreed" error={error} data-label="Parent or guardian">
      I have spoken with a parent or guardian, and they agree
    </Checkbox>
  </div>
)

type TextProps = { name: string; error: string | undefined; how: WelcomeWay; phone: string; text: string }

/** For a phone, with a link that opens the program with the text as it is in the field. */
const Text = ({ name, error, how, phone, text }: TextProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const hrefs = { whatsapp: whatsappUrl, text: smsUrl }
  const hrefOf = how === 'whatsapp' || how === 'text' ? hrefs[how] : undefined
  return (
    <>
      <TextArea
        ref={area}
        label="Text"
        {...{ name, error }}
        defaultValue={text}
        rows={8}
        maxLength={limits.replyText}
      />
      {hrefOf && (
        <a
          href={hrefOf(phone, text)}
          target="_blank"
          rel="noreferrer"
          onClick={({ currentTarget }) => {
            currentTarget.href = hrefOf(phone, area.current?.value ?? text)
          }}
        >
          Open it as a {welcomeWays[how]} to {phone}
        </a>
      )}
    </>
  )
}

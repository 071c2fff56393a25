import { data, redirect, useActionData } from 'react-router'
import { country, isInGhana } from '#shared/country/country.ts'
import { bloodDonors, bloodNeeded, donorsWithTrait } from '#shared/facts/care.ts'
import { fateAndCurses, sicklerHurts } from '#shared/facts/ghana.ts'
import { recordOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { isLeftOut } from '#shared/pages/left-out.ts'
import {
  askPath,
  contactPath,
  eventsPath,
  getInvolvedPath,
  getTestedPath,
  givePath,
  pressPath,
  printPath,
  volunteerPath,
  whatIsSickleCellPath,
} from '#shared/paths.ts'
import { hoBloodDonors } from '#shared/sources/ghana.ts'
import { tagPath } from '#shared/tags.ts'
import {
  eventsInvitation,
  givingInvitation,
  invitationFields,
  volunteerInvitation,
} from '#shared/wording/invitations.ts'
import { moreToRead } from '#shared/wording/more-to-read.ts'
import { Field, fieldsOf } from '#ui/field.tsx'
import art from '../art/involved.svg'
import { formOf } from '../form-values.ts'
import { LinkCard, LinkCards } from '../link-cards.tsx'
import { PublicForm, SendButton } from '../public-form.tsx'
import { useIsGivingOpen } from '../site-content.ts'
import { Cite, HealthPage, type HealthSection, Stated } from '../text-page/health-page.tsx'
import type { Route } from './+types/get-involved'
import styles from './get-involved.module.css'

/** The contact form opens with what was typed as the beginning of the message. */
export const action = async ({ request }: Route.ActionArgs) => {
  const typed = recordOf(
    invitationFields.map(({ name }) => name),
    await formOf(request),
  )
  if (typed.school.trim()) return redirect(`${contactPath}?${new URLSearchParams(typed)}`, 303)
  const refusal = { status: 422, detail: '', errors: { school: 'Enter the name of the place, and its town.' } }
  return data({ typed, refusal }, { status: refusal.status })
}

export default function GetInvolved() {
  const isGivingOpen = useIsGivingOpen()
  return (
    <HealthPage
      art={art}
      title="Get involved"
      lead="You do not need money or a title to help people with sickle cell disease (SCD)."
      description={`How to help people with sickle cell disease in ${country.name}: volunteer, invite us, check our texts, share a true fact, give blood, get tested or give money.`}
      path={getInvolvedPath}
      sections={sections}
    >
      <LinkCards>
        <LinkCard title="Volunteer" links={<a href={volunteerPath}>{volunteerInvitation.link}</a>}>
          {volunteerInvitation.text}
        </LinkCard>
        <LinkCard title="Invite us" links={<a href="#invite">Invite us to your school</a>}>
          Ask us to come to your school, church, mosque or workplace.
        </LinkCard>
        {isGivingOpen ? <GiveCard /> : <WriteFirstCard />}
        <LinkCard title="Print and share" links={<a href={printPath}>See the sheets</a>}>
          Each sheet is one page. Put one up in a school, a clinic or a lorry park.
        </LinkCard>
        {!isLeftOut(pressPath) && (
          <LinkCard title="Write or speak about it" links={<a href={pressPath}>For journalists and health workers</a>}>
            Words to use, facts with their sources, and mistakes that are often printed.
          </LinkCard>
        )}
      </LinkCards>
    </HealthPage>
  )
}

const GiveCard = () => (
  <LinkCard title="Give money" links={<a href={givePath}>{givingInvitation.link}</a>}>
    {`${givingInvitation.text} ${givingInvitation.warning}`}
  </LinkCard>
)

const WriteFirstCard = () => (
  <LinkCard title="Give money or things" links={<a href={contactPath}>Write to us</a>}>
    We do not collect money on this website. Never send money to a number or account that you did not get from us in a
    reply.
  </LinkCard>
)

const Invite = () => {
  const sent = useActionData<typeof action>()
  const field = fieldsOf(sent?.refusal.errors, sent?.typed)
  return (
    <>
      <p>Please write several weeks in advance.</p>
      <PublicForm
        name="invitation"
        className={styles.invite}
        action={getInvolvedPath}
        failed="Your invitation is not sent yet."
        refusal={sent?.refusal}
      >
        {invitationFields.map(({ name, ...more }) => (
          <Field key={name} {...field(name)} maxLength={limits.title} {...more} />
        ))}
        <p>
          <SendButton>Go on</SendButton>
        </p>
      </PublicForm>
      <p className="actions links">
        <a href={tagPath(moreToRead.school.tag)}>{moreToRead.school.text}</a>
        <a href={printPath}>Sheets to print</a>
        <a href={eventsPath}>{eventsInvitation.getInvolved}</a>
      </p>
    </>
  )
}

const Review = () => (
  <>
    <p>
      No clinician has reviewed our health texts yet. If you are a doctor, nurse, midwife, laboratory scientist or
      counsellor, we would be grateful for an hour of your time. We will name you and your role only if you agree. You
      can also help if you live with sickle cell disease: tell us what is missing, or hard to understand.{' '}
      <a href={contactPath}>Write to us</a>.
    </p>
    <p>
      Visitors <a href={askPath}>ask us questions</a> without giving a name. We publish an answer only after a clinician
      has read it, so an hour of your time helps many people.
    </p>
    <p>
      {isInGhana
        ? 'Do you speak Twi, Eʋegbe (Ewe), Gã, Dagbanli (Dagbani) or Hausa well?'
        : `Do you speak ${Object.values(country.languages).join(' or ')} well?`}{' '}
      Health texts must be translated by people, so we need you too.
    </p>
  </>
)

const Speak = () => (
  <>
    <p>
      <Stated fact={fateAndCurses} /> Send <a href={whatIsSickleCellPath}>What is sickle cell disease?</a> to one
      person, or print <a href={printPath}>one of our sheets</a> for a school or a clinic.
    </p>
    {isInGhana && (
      <p>
        Words matter too. <Stated fact={sicklerHurts} />
      </p>
    )}
    <p>
      <a href={getTestedPath}>Get tested</a>, and talk about it. When one person talks about the test without shame, the
      next person finds it easier.
    </p>
  </>
)

const GiveBlood = () => (
  <>
    <p>
      <Stated fact={bloodNeeded} /> <Stated fact={bloodDonors} />
    </p>
    <p>
      Is your genotype AS? Tell the nurse. <Stated fact={donorsWithTrait} />{' '}
      {isInGhana && (
        <>
          Researchers in Ho advise that donated blood should be tested for S, so that blood with S is not given to
          people at high risk.
          <Cite of={[hoBloodDonors]} />
        </>
      )}
    </p>
  </>
)

const sections: readonly HealthSection[] = [
  ['invite', 'Invite us to a school, church, mosque or workplace', Invite],
  ['review', 'Check our texts', Review],
  ['speak', 'Share one true fact', Speak],
  ['give-blood', 'Give blood', GiveBlood],
]

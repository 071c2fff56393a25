import { type ApiClient, apiContext } from '#page/api-client.ts'
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
import { bloodService, hoBloodDonors, knowledgeNearCapeCoast, wordSickler } from '#shared/sources/ghana.ts'
import { bloodDonorsWithTrait, transfusionCare } from '#shared/sources/medicine.ts'
import { eventsInvitation, givingInvitation, volunteerInvitation } from '#shared/wording/invitations.ts'
import art from '../art/involved.svg'
import { EmailLink, useEmail } from '../email-link.tsx'
import { Cite, HealthPage } from '../text-page/health-page.tsx'
import { InShort, TextSection } from '../text-page/text-page.tsx'
import type { Route } from './+types/get-involved'

const sources = [
  knowledgeNearCapeCoast,
  wordSickler,
  transfusionCare,
  bloodService,
  bloodDonorsWithTrait,
  hoBloodDonors,
]

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))

/** Whether giving details are public. */
const load = async (api: ApiClient) => ({ isGivingOpen: (await api.giving.$get()).ok })

const noGiving = 'Give money or things: write to us first. We do not collect money on this website.'

const inShort = (isGivingOpen: boolean) => [
  'Give time: tell us where you live and how you would like to help.',
  isGivingOpen ? givingInvitation.point : noGiving,
  'Give blood: it can be part of sickle cell care.',
  'Share one true fact, or check our texts if you are a health worker.',
]

type Props = { loaderData: { isGivingOpen: boolean } }

export default function GetInvolved({ loaderData: { isGivingOpen } }: Props) {
  return (
    <HealthPage
      art={art}
      title="Get involved"
      lead={<Lead isGivingOpen={isGivingOpen} />}
      description="How to help people with sickle cell disease in Ghana: volunteer, invite us, check our texts, share a true fact, give blood, get tested or give money."
      path={getInvolvedPath}
      checkedOn="2026-11-22"
      sources={sources}
    >
      <InShort points={inShort(isGivingOpen)} />
      <Volunteer />
      <Invite />
      <Review />
      <Speak />
      <GiveBlood />
      <KnowYourStatus />
      <GiveMoney isOpen={isGivingOpen} />
    </HealthPage>
  )
}

/** Time and money first, because most people who want to help look for one of these. */
const Lead = ({ isGivingOpen }: { isGivingOpen: boolean }) => (
  <>
    You do not need money or a title to help people with sickle cell disease (SCD). Here are seven ways to begin.{' '}
    <a href={volunteerPath}>{volunteerInvitation.link}</a>.
    {isGivingOpen && (
      <>
        {' '}
        <a href={givePath}>{givingInvitation.link}</a>.
      </>
    )}
  </>
)

const Volunteer = () => (
  <TextSection id="volunteer" title="Volunteer">
    <p>
      <a href={volunteerPath}>{volunteerInvitation.link}</a>
      {volunteerInvitation.text} <a href={contactPath}>{volunteerInvitation.write}</a>.
    </p>
    <p>If you are under 18, please ask a parent or guardian first.</p>
    {useEmail() && (
      <p>
        <EmailLink />
      </p>
    )}
  </TextSection>
)

const Invite = () => (
  <TextSection id="invite" title="Invite us to a school, church, mosque or workplace">
    <p>
      Tell us the place, how many people may come, and which language they speak best. Please write several weeks in
      advance. You can also print our pages and talk about them yourself.
    </p>
    <p>
      <a href={eventsPath}>{eventsInvitation.getInvolved}</a>
    </p>
  </TextSection>
)

const Review = () => (
  <TextSection id="review" title="Check our texts">
    <p>
      No clinician has reviewed our health texts yet. If you are a doctor, nurse, midwife, laboratory scientist or
      counsellor, we would be grateful for an hour of your time. We will name you and your role only if you agree. You
      can also help if you live with sickle cell disease: tell us what is missing, or hard to understand.
    </p>
    <p>
      Visitors <a href={askPath}>ask us questions</a> without giving a name. We publish an answer only after a clinician
      has read it, so each hour helps many people.
    </p>
    <p>
      Do you speak Twi, Eʋegbe (Ewe), Gã, Dagbanli (Dagbani) or Hausa well? Health texts must be translated by people,
      so we need you too.
    </p>
  </TextSection>
)

const Speak = () => (
  <TextSection id="speak" title="Share one true fact">
    <p>
      In a study near Cape Coast, nearly everyone had heard of sickle cell disease. Still, some people named curses as a
      cause, and stigma was a big worry.
      <Cite of={[knowledgeNearCapeCoast]} /> Send <a href={whatIsSickleCellPath}>What is sickle cell disease?</a> to one
      person, or print <a href={printPath}>one of our sheets</a> for a school or a clinic.
    </p>
    <p>
      Words matter too. Many people who live with the disease are hurt by the word “sickler”. Say “a person with sickle
      cell disease”.
      <Cite of={[wordSickler]} />
    </p>
  </TextSection>
)

const GiveBlood = () => (
  <TextSection id="give-blood" title="Give blood">
    <p>
      Some people with sickle cell disease need blood from a donor, for example after a stroke or when their blood is
      very low.
      <Cite of={[transfusionCare]} /> The National Blood Service asks donors to be 17 to 60 years old, to weigh 50 kg or
      more, and to be in good health. Before you give, a nurse checks that you have enough blood yourself.
      <Cite of={[bloodService]} />
    </p>
    <p>
      Is your genotype AS? Tell the nurse. Carriers can often give blood, but a person with sickle cell disease cannot.
      <Cite of={[bloodDonorsWithTrait]} /> Researchers in Ho advise that donated blood should be tested for S, so that
      blood with S is not given to people at high risk.
      <Cite of={[hoBloodDonors]} />
    </p>
  </TextSection>
)

const KnowYourStatus = () => (
  <TextSection id="know" title="Know your own status">
    <p>
      <a href={getTestedPath}>Get tested</a>, and say so. When one person talks about the test without shame, the next
      person finds it easier.
    </p>
  </TextSection>
)

const GiveMoney = ({ isOpen }: { isOpen: boolean }) => (
  <TextSection id="give-money" title="Give money or things">
    {isOpen ? <HowToGive /> : <WriteFirst />}
    <p>
      Do you write or speak about sickle cell disease in your work? See{' '}
      <a href={pressPath}>For journalists and health workers</a>.
    </p>
  </TextSection>
)

const HowToGive = () => (
  <p>
    {givingInvitation.text} <a href={givePath}>{givingInvitation.link}</a>. {givingInvitation.warning}
  </p>
)

const WriteFirst = () => (
  <p>
    We do not collect money on this website. <a href={contactPath}>Write to us</a>, and we will tell you how to give and
    how your gift will be used. Never send money to a number or account that you did not get from us in a reply.
  </p>
)

import { country, isInGhana } from '#shared/country/country.ts'
import {
  electrophoresisShows,
  korleBuAdvice,
  quickTest,
  sicklingNegative,
  sicklingPositive,
  tooYoungForSickling,
  transfusionChangesTest,
} from '#shared/facts/disease.ts'
import { halfKnow, newbornsFound } from '#shared/facts/ghana.ts'
import { contactPath, eventsPath, genotypePath, getTestedPath, placesPath, testResultsPath } from '#shared/paths.ts'
import { freeNewbornTests } from '#shared/sources/ghana.ts'
import { newbornQuestions, newbornTestAtBirth, preventiveCare } from '#shared/sources/medicine.ts'
import { eventsInvitation } from '#shared/wording/invitations.ts'
import art from '../art/tested.svg'
import { CareTabs } from '../care-tabs.tsx'
import { MoreToRead } from '../more-to-read.tsx'
import { useHasPlaces } from '../site-content.ts'
import { Cite, HealthPage, type HealthSection, Stated } from '../text-page/health-page.tsx'
import { InShort } from '../text-page/text-page.tsx'

const inShort = [
  'Ask for haemoglobin (Hb) electrophoresis. A quick sickling test is not enough.',
  'Ask at a hospital laboratory. Ask what it costs before your blood is taken.',
  'For a new baby, ask the midwife or the child welfare clinic about a newborn test.',
  'Keep the paper with your result, and let a trained health worker explain it.',
]

export default function GetTested() {
  return (
    <HealthPage
      art={art}
      title="Get tested"
      tabs={<CareTabs />}
      lead="Which test to ask for, where to go, and what to ask when you are there."
      description={`How to get tested for sickle cell in ${country.name}: which test to ask for, where to ask, what to ask about the cost, and how newborn babies are tested.`}
      path={getTestedPath}
      sections={sections}
    >
      <InShort points={inShort} />
    </HealthPage>
  )
}

const WhoShouldTest = () => (
  <>
    <p>
      Anyone may ask for the test, at any age. It helps most before you plan a family, early in pregnancy, and when
      someone in the family has sickle cell disease. <Stated fact={halfKnow} />
    </p>
    <p>
      You do not need to feel ill. Carriers usually feel well, so only a test can tell. It is your result. You decide
      who to tell.
    </p>
  </>
)

const WhichTest = () => (
  <>
    <p>
      Say: “Please do a <strong>haemoglobin (Hb) electrophoresis</strong>.” <Stated fact={electrophoresisShows} />{' '}
      <Stated fact={korleBuAdvice} />
    </p>
    <p>
      A quick sickling test finds only haemoglobin S. <Stated fact={sicklingPositive} />{' '}
      <Stated fact={sicklingNegative} />
    </p>
    <p>
      <Stated fact={quickTest} /> Ask for its name, and whether the result should be confirmed in a laboratory.
    </p>
  </>
)

const Where = () => (
  <>
    <ul>
      <li>
        <strong>A hospital laboratory.</strong> Not every laboratory does this test itself. If yours does not, ask where
        it sends the blood.
      </li>
      <li>
        <strong>Your nurse, midwife or doctor.</strong> They can write the request for you. If you are pregnant, ask at
        your first antenatal visit, and ask about a test for the baby’s father.
      </li>
      <li>
        <strong>The nearest sickle cell clinic.</strong> Ask your hospital which one it is.
      </li>
      <li>
        <strong>Us.</strong> <a href={contactPath}>Write to us</a> and ask whether a screening day is planned near you.
      </li>
    </ul>
    <p>
      {useHasPlaces() && <a href={placesPath}>Look in Find care.</a>} We list only places that we have checked
      ourselves, and we say when. A wrong address would cost you a journey. We do not list prices, so ask first.
    </p>
    <p>
      <a href={eventsPath}>{eventsInvitation.getTested}</a>
    </p>
  </>
)

const Questions = () => (
  <ol>
    <li>Do you do haemoglobin electrophoresis, or only a sickling test?</li>
    <li>
      What does it cost? {country.healthInsurance && `Does ${country.healthInsurance} pay for it, or for a part of it?`}
    </li>
    <li>On which days can I come, and when will the result be ready?</li>
    <li>Will I get the result on paper, with the types and how much there is of each?</li>
    <li>Who will explain it to me?</li>
  </ol>
)

const Babies = () => (
  <>
    <p>
      A few drops of blood from the baby’s heel are enough.
      <Cite of={[newbornTestAtBirth]} /> Babies who are found early can begin penicillin and vaccines before the first
      dangerous infection.
      <Cite of={[preventiveCare]} />
    </p>
    <p>
      Ask the midwife before you go home: “Is newborn screening for sickle cell done here?” If not, ask at the child
      welfare clinic (the weighing clinic). Not every hospital offers the test. <Stated fact={newbornsFound} />{' '}
      {isInGhana && (
        <>
          In 2021, the test was free at two hospitals in Accra.
          <Cite of={[freeNewbornTests]} />
        </>
      )}{' '}
      We do not know which places offer it today, so ask before you travel.
    </p>
    <p>
      <Stated fact={tooYoungForSickling} /> Older brothers and sisters who were never tested can be tested too.
      <Cite of={[newbornQuestions]} />
    </p>
  </>
)

const Before = () => (
  <p>
    <Stated fact={transfusionChangesTest} /> Also say if the test is for a baby, or if you are pregnant.
  </p>
)

const Afterwards = () => (
  <>
    <p>
      Read <a href={testResultsPath}>Your test result explained</a>, and let a trained health worker explain the result
      to you. If you plan a family, go together: the <a href={genotypePath}>genotype tool</a> shows what two results can
      mean for a child. Whatever the result is, the choice is yours.
    </p>
    <MoreToRead />
  </>
)

/** In the order of the page. */
const sections: readonly HealthSection[] = [
  ['who', 'Who should be tested?', WhoShouldTest],
  ['which-test', 'Which test to ask for', WhichTest],
  ['where', 'Where to ask', Where],
  ['questions', 'What to ask before your blood is taken', Questions],
  ['babies', 'Newborn babies', Babies],
  ['before', 'Tell the laboratory', Before],
  ['afterwards', 'When you have the result', Afterwards],
]

import { sicklingPositive, traitStays } from '#shared/facts/disease.ts'
import {
  birthsInGhana,
  foundInCrisis,
  newborns,
  newbornsFound,
  newbornsTested,
  scInAccra,
  sicklerHurts,
} from '#shared/facts/ghana.ts'
import { organisationName } from '#shared/organisation-name.ts'
import {
  contactPath,
  getTestedPath,
  helpPath,
  informationPath,
  numbersPath,
  placesPath,
  pressPath,
  printPath,
  testResultsPath,
} from '#shared/paths.ts'
import { guidelinesLaunch, knowledgeNearCapeCoast } from '#shared/sources/ghana.ts'
import { picturesOfChildren, typesOfDisease, wordsOfStaff } from '#shared/sources/medicine.ts'
import { placesWording } from '#shared/wording/places.ts'
import { EmailLink, PhoneLine, useEmail } from '../email-link.tsx'
import { Cite, HealthPage, type HealthSection, Stated } from '../text-page/health-page.tsx'
import { type Fact, Facts, InShort } from '../text-page/text-page.tsx'

const inShort = [
  'Say “a person with sickle cell disease”, not “sickler”.',
  'A person with AS is a carrier and does not have the disease. CC is not sickle cell disease either.',
  'Every number here has a source. Please name the source and its year.',
  'Ask before you show a face, and think twice before you show a child’s.',
]

export default function Press() {
  return (
    <HealthPage
      title="For journalists and health workers"
      lead="Words that respect people, facts about sickle cell disease (SCD) in Ghana with their sources, and what you may use from this website."
      description="For journalists and health workers in Ghana: words to use about sickle cell disease, facts with sources, pictures and their licence, and how to reach us."
      path={pressPath}
      sections={sections}
    >
      <InShort points={inShort} />
    </HealthPage>
  )
}

const words: readonly Fact[] = [
  [
    'Better',
    'A person with sickle cell disease. A person living with SCD. A carrier, or a person with sickle cell trait (for AS). Chance. A pain crisis.',
  ],
  [
    'Please avoid',
    'Sickler. Sufferer. Victim. Bad genotype. Incompatible couple. Sickle cell positive (it does not say whether the person is a carrier or has the disease).',
  ],
]

const Words = () => (
  <>
    <Facts facts={words} />
    <p>
      <Stated fact={sicklerHurts} /> In a survey of 655 emergency doctors in the United States, the word was linked with
      negative attitudes to patients. It was also linked with care that followed the guidelines less closely.
      <Cite of={[wordsOfStaff]} />
    </p>
  </>
)

const FactsToUse = () => (
  <>
    <ul>
      <li>
        <Stated fact={newborns} /> <Stated fact={newbornsTested} />
      </li>
      <li>
        <Stated fact={birthsInGhana} />
      </li>
      <li>
        <Stated fact={newbornsFound} />
      </li>
      <li>
        <Stated fact={foundInCrisis} />
      </li>
      <li>
        <Stated fact={scInAccra} />
      </li>
      <li>
        Ghana has a national strategy for 2024 to 2028 and, since 16 December 2025, national guidelines for screening
        and care.
        <Cite of={[guidelinesLaunch]} />
      </li>
    </ul>
    <p>
      <a href={numbersPath}>Where the numbers come from</a> has more, and says how far you can trust each one.
    </p>
  </>
)

const Mistakes = () => (
  <ul>
    <li>
      <strong>“Diagnosed each year.”</strong> The 15,000 to 18,000 babies are <em>born with</em> the disease. Many are
      diagnosed late.
      <Cite of={[guidelinesLaunch]} />
    </li>
    <li>
      <strong>“AS is mild sickle cell disease.”</strong> A person with AS is a carrier. <Stated fact={traitStays} />
    </li>
    <li>
      <strong>“The child needs S from both parents.”</strong> One gene for S and one for C, or one for beta
      thalassaemia, is also sickle cell disease.
      <Cite of={[typesOfDisease]} />
    </li>
    <li>
      <strong>“A sickling test is enough.”</strong> <Stated fact={sicklingPositive} />
    </li>
    <li>
      <strong>“1 in 4 of their children.”</strong> The chance is 1 in 4 in <em>each</em> pregnancy. In a family of four
      children, none or several may have it.
    </li>
  </ul>
)

const People = () => (
  <p>
    Ask everyone whom you show or quote, and a parent or guardian for anyone under 18. UNICEF reminds reporters that a
    story can expose a child to stigma, and that the child’s dignity and rights come first.
    <Cite of={[picturesOfChildren]} /> Sickle cell disease carries stigma in Ghana, so do not print the name of a
    school, village or clinic beside a child’s face.
    <Cite of={[knowledgeNearCapeCoast]} />
  </p>
)

const WhatYouMayUse = () => (
  <>
    <p>
      Our information pages, our first articles and our drawings belong to an open-source project under the MIT licence.
      You may use them, also in print, if you keep the licence notice with them. Please name {organisationName()}, give
      the date on the page, and do not change the meaning of a health text.
    </p>
    <p>
      Photographs are different. They show people who agreed to appear on this website, but not to other uses. Please
      ask us first. Also ask us before you use an article that has another author’s name.
    </p>
  </>
)

const HealthWorkers = () => (
  <p>
    You may print <a href={printPath}>our sheets</a>, <a href={helpPath}>the warning signs</a>,{' '}
    <a href={getTestedPath}>Get tested</a> and <a href={testResultsPath}>Your test result explained</a>. No clinician
    has reviewed them yet, so please read them before you hand them out. If a sentence is wrong, or differs from Ghana’s
    guidelines, tell us and we will correct it. <a href={informationPath}>How we make our information</a> shows how we
    work.
  </p>
)

const ReachUs = () => (
  <>
    {useEmail() && (
      <p>
        <EmailLink />
      </p>
    )}
    <PhoneLine />
    <p>
      Use our <a href={contactPath}>contact form</a>. Begin your message with “Press”, and say when you need an answer.
      We cannot give medical advice or name patients.
    </p>
    <p>
      {placesWording.data} <a href={`${placesPath}.json`}>JSON</a>, <a href={`${placesPath}.csv`}>CSV</a>
    </p>
  </>
)

/** In the order of the page. */
const sections: readonly HealthSection[] = [
  ['words', 'Words to use', Words],
  ['facts', 'Facts with their sources', FactsToUse],
  ['mistakes', 'Mistakes that are often printed', Mistakes],
  ['people', 'People and pictures', People],
  ['use', 'What you may use from this website', WhatYouMayUse],
  ['health-workers', 'For health workers', HealthWorkers],
  ['reach-us', 'How to reach us', ReachUs],
]

import { genotypePath, getTestedPath, helpPath, testResultsPath, whatIsSickleCellPath } from '#shared/paths.ts'
import { eyesInSc } from '#shared/sources/care.ts'
import {
  ashantiScreening,
  guidelinesLaunch,
  knowledgeNearCapeCoast,
  korleBuBurden,
  ministryFigures,
  newbornsReached,
} from '#shared/sources/ghana.ts'
import {
  handsAndFeet,
  hydroxyureaTreatment,
  hydroxyureaTrial,
  nhsOverview,
  preventiveCare,
  sickleCellTrait,
  typesOfDisease,
  uiHealthOverview,
  whoAfrica,
} from '#shared/sources/medicine.ts'
import art from '../art/blood.svg'
import { Cite, HealthPage } from '../text-page/health-page.tsx'
import { InShort, TextSection } from '../text-page/text-page.tsx'
import { scAndEyes } from '../type-facts.ts'

const sources = [
  uiHealthOverview,
  nhsOverview,
  typesOfDisease,
  korleBuBurden,
  eyesInSc,
  sickleCellTrait,
  handsAndFeet,
  whoAfrica,
  preventiveCare,
  hydroxyureaTrial,
  hydroxyureaTreatment,
  ashantiScreening,
  ministryFigures,
  guidelinesLaunch,
  newbornsReached,
  knowledgeNearCapeCoast,
]

const inShort = [
  'It is an illness of the blood. You are born with it, and nobody can catch it from you.',
  'It comes from the genes of both parents. It is nobody’s fault.',
  'It can cause bad pain, low blood (anaemia) and dangerous infections.',
  'A test at birth and good care help people to live longer, healthier lives.',
]

export default function WhatIsSickleCell() {
  return (
    <HealthPage
      art={art}
      title="What is sickle cell disease?"
      lead="Sickle cell disease (SCD) is an illness of the blood that is passed on in families. Here is what it is, how a child gets it, and what helps."
      description="What sickle cell disease is, how a child gets it, its types, what it can do to the body, what helps, and what is not true."
      path={whatIsSickleCellPath}
      checkedOn="2026-11-26"
      sources={sources}
    >
      <InShort points={inShort} />
      <Blood />
      <Families />
      <Types />
      <Body />
      <WhatHelps />
      <InGhana />
      <WhatItIsNot />
      <Next />
    </HealthPage>
  )
}

const Blood = () => (
  <TextSection id="blood" title="What happens in the blood">
    <p>
      Haemoglobin is the part of a red blood cell that carries oxygen to the whole body. With the usual haemoglobin, the
      cells are soft and round, so they move easily through small blood vessels.
      <Cite of={[uiHealthOverview]} />
    </p>
    <p>
      A person with sickle cell disease makes a different type, which is called haemoglobin S. It makes the cells stiff
      and curved, like the farm tool that is called a sickle. These cells get stuck in small blood vessels, and then
      blood and oxygen cannot pass.
      <Cite of={[uiHealthOverview]} /> They also die sooner than healthy cells, so there are too few of them. Doctors
      call this anaemia, and many people say “low blood”.
      <Cite of={[nhsOverview]} />
    </p>
  </TextSection>
)

const Families = () => (
  <TextSection id="families" title="How a child gets it">
    <p>
      A child gets one haemoglobin gene from each parent. A child with sickle cell disease has two changed genes: one
      from the mother, one from the father. At least one of these two genes makes haemoglobin S.
      <Cite of={[typesOfDisease]} />
    </p>
    <p>
      The parents are often well, because each of them may have only one changed gene. A person with one changed gene is
      called a carrier. When both parents carry the sickle cell gene, the chance is 1 in 4 in each pregnancy that the
      child has the disease.
      <Cite of={[nhsOverview]} /> Our <a href={genotypePath}>genotype tool</a> shows the chance for every pair of
      parents.
    </p>
  </TextSection>
)

const Types = () => (
  <TextSection id="types" title="The types of the disease">
    <ul>
      <li>
        <strong>SS</strong> is also called sickle cell anaemia. It is the most common type, and usually the most severe.
        <Cite of={[typesOfDisease]} />
      </li>
      <li>
        <strong>SC</strong> has one gene for S and one for C. It is often milder than SS, but it is sickle cell disease
        and needs care. At the main clinic for adults in Accra, about 4 in 10 patients had SC in 2013 and 2014.
        <Cite of={[typesOfDisease, korleBuBurden]} /> {scAndEyes}
        <Cite of={[eyesInSc]} />
      </li>
      <li>
        <strong>S with beta thalassaemia</strong> has one gene for S and one that makes too little haemoglobin. One form
        is as severe as SS, and another form is usually milder.
        <Cite of={[typesOfDisease]} />
      </li>
    </ul>
    <p>
      <strong>AS</strong> is not sickle cell disease, and it never turns into the disease. A person with AS is a
      carrier, which is also called having sickle cell trait.
      <Cite of={[sickleCellTrait]} />
    </p>
  </TextSection>
)

const Body = () => (
  <TextSection id="body" title="What it can do">
    <p>
      Each person is different, and some children have few problems. The main problems are bad pain that can last for
      days or weeks, dangerous infections, and low blood. Low blood makes a person tired and short of breath. Some
      people also grow slowly, have a stroke, or have trouble with their lungs.
      <Cite of={[nhsOverview]} />
    </p>
    <p>
      In a baby, the first sign is often painful swelling of the hands or feet.
      <Cite of={[handsAndFeet]} /> Many people feel weak and tired, and the whites of their eyes may look yellow.
      <Cite of={[whoAfrica]} />
    </p>
    <p>
      Some signs cannot wait. <a href={helpPath}>Learn the warning signs</a>, and show them to your family.
    </p>
  </TextSection>
)

const WhatHelps = () => (
  <TextSection id="what-helps" title="What helps">
    <p>
      A test soon after birth lets care begin before the first illness. Penicillin and vaccines protect small children
      against infections, and parents learn which signs are dangerous.
      <Cite of={[preventiveCare]} />
    </p>
    <p>
      A medicine called hydroxyurea made pain attacks about half as common in a study of 606 children with sickle cell
      anaemia in four African countries. A doctor must prescribe it and check the blood regularly.
      <Cite of={[hydroxyureaTrial, hydroxyureaTreatment]} /> Ask your clinic which care is right for you or your child.
    </p>
  </TextSection>
)

const InGhana = () => (
  <TextSection id="ghana" title="Sickle cell disease in Ghana">
    <p>
      About 2 in every 100 newborn babies in Ghana have sickle cell disease.
      <Cite of={[ashantiScreening, ministryFigures]} /> That is 15,000 to 18,000 babies a year, and the Ministry of
      Health has used both numbers.
      <Cite of={[ministryFigures, guidelinesLaunch]} /> Yet in 2022, the Sickle Cell Foundation of Ghana said that it
      could test only about 3 in 100 newborns.
      <Cite of={[newbornsReached]} /> Many children are therefore found late, often after a painful crisis.
      <Cite of={[guidelinesLaunch]} />
    </p>
  </TextSection>
)

const WhatItIsNot = () => (
  <TextSection id="not-true" title="What it is not">
    <p>
      Sickle cell disease is not a curse, and no one can catch it. In a study near Cape Coast, about 9 in 10 people knew
      that it is passed on in families. Still, 3 in 10 said that having a child with it is a matter of fate, and some
      spoke of curses.
      <Cite of={[knowledgeNearCapeCoast]} /> Nobody chose their genes, so nobody is to blame.
    </p>
  </TextSection>
)

const Next = () => (
  <TextSection id="next" title="Where to go next">
    <ul>
      <li>
        <a href={getTestedPath}>Get tested</a>: which test to ask for, and whom to ask.
      </li>
      <li>
        <a href={testResultsPath}>Your test result explained</a>: what the words on the paper mean.
      </li>
      <li>
        <a href={helpPath}>Get help now</a>: the signs that cannot wait.
      </li>
    </ul>
  </TextSection>
)

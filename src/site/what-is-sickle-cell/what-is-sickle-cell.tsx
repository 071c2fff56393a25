import { isInGhana } from '#shared/country/country.ts'
import { hydroxyureaCare, hydroxyureaHalves } from '#shared/facts/care.ts'
import {
  fromBothParents,
  handsAndFeetFirst,
  scAndEyes,
  scIsDisease,
  sickleCellAnaemia,
  traitStays,
  withBetaThalassaemia,
} from '#shared/facts/disease.ts'
import { birthsInGhana, fateAndCurses, foundInCrisis, newborns, newbornsFound, scInAccra } from '#shared/facts/ghana.ts'
import { genotypePath, getTestedPath, helpPath, testResultsPath, whatIsSickleCellPath } from '#shared/paths.ts'
import { nhsOverview, preventiveCare, typesOfDisease, uiHealthOverview, whoAfrica } from '#shared/sources/medicine.ts'
import drawingsFile from '../art/sickle-cell.svg'
import { Illustration } from '../data-saver/drawing.tsx'
import { MoreToRead } from '../more-to-read.tsx'
import { Cite, HealthPage, type HealthSection, Stated } from '../text-page/health-page.tsx'
import { InShort } from '../text-page/text-page.tsx'
import styles from './what-is-sickle-cell.module.css'

const inShort = [
  'It is an illness of the blood. You are born with it, and nobody can catch it from you.',
  'It comes from the genes of both parents. It is nobody’s fault.',
  'It can cause bad pain, low blood (anaemia) and dangerous infections.',
  'A test at birth and good care help people to live longer, healthier lives.',
]

export default function WhatIsSickleCell() {
  return (
    <HealthPage
      art={`${drawingsFile}#blood`}
      title="What is sickle cell disease?"
      lead="Sickle cell disease (SCD) is an illness of the blood that is passed on in families. Here is what it is, how a child gets it, and what helps."
      description="What sickle cell disease is, how a child gets it, its types, what it can do to the body, what helps, and what is not true."
      path={whatIsSickleCellPath}
      sections={sections}
    >
      <InShort points={inShort} />
    </HealthPage>
  )
}

const drawings = {
  vessel: {
    alt: 'Two blood vessels. Round cells flow through the first. Curved cells block the narrow part of the second.',
    caption: 'Round cells flow. Sickle cells get stuck, and blood cannot pass.',
  },
  family: {
    alt: 'Two parents with AS. Of four children, one has AA, two have AS, and one has SS.',
    caption: 'Two parents with AS: in each pregnancy the chance of SS is 1 in 4.',
  },
  body: {
    alt: 'A person, with marks on the head, the chest, the belly, a hand and a leg.',
    caption: 'Where sickle cell disease can harm or hurt: head, chest, belly, hands and legs.',
  },
  care: {
    alt: 'Three steps: a drop of blood for the test, a bottle of medicine, and a person.',
    caption: 'Test early, get care early, live longer.',
  },
}

/** Its caption can be understood without the page. */
const Drawing = ({ name }: { name: keyof typeof drawings }) => (
  <figure className={styles.drawing}>
    <Illustration image={`${drawingsFile}#${name}`} alt={drawings[name].alt} width={640} height={360} />
    <figcaption>{drawings[name].caption}</figcaption>
  </figure>
)

const Blood = () => (
  <>
    <Drawing name="vessel" />
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
  </>
)

const Families = () => (
  <>
    <Drawing name="family" />
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
  </>
)

const Types = () => (
  <>
    <ul>
      <li>
        <Stated fact={sickleCellAnaemia} />
      </li>
      <li>
        <Stated fact={scIsDisease} /> <Stated fact={scAndEyes} /> <Stated fact={scInAccra} />
      </li>
      <li>
        <Stated fact={withBetaThalassaemia} /> One gene is for S, and the other makes too little haemoglobin.
        <Cite of={[typesOfDisease]} />
      </li>
    </ul>
    <p>
      A person with <strong>AS</strong> is a carrier, which is also called having sickle cell trait.{' '}
      <Stated fact={traitStays} />
    </p>
  </>
)

const Body = () => (
  <>
    <Drawing name="body" />
    <p>
      Each person is different, and some children have few problems. The main problems are bad pain that can last for
      days or weeks, dangerous infections, and low blood. Low blood makes a person tired and short of breath. Some
      people also grow slowly, have a stroke, or have trouble with their lungs.
      <Cite of={[nhsOverview]} />
    </p>
    <p>
      <Stated fact={handsAndFeetFirst} /> Many people feel weak and tired, and the whites of their eyes may look yellow.
      <Cite of={[whoAfrica]} />
    </p>
    <p>
      Some signs cannot wait. <a href={helpPath}>Learn the warning signs</a>, and show them to your family.
    </p>
  </>
)

const WhatHelps = () => (
  <>
    <Drawing name="care" />
    <p>
      A test soon after birth lets care begin before the first illness. Penicillin and vaccines protect small children
      against infections, and parents learn which signs are dangerous.
      <Cite of={[preventiveCare]} />
    </p>
    <p>
      <Stated fact={hydroxyureaHalves} /> <Stated fact={hydroxyureaCare} /> Ask your clinic which care is right for you
      or your child.
    </p>
  </>
)

const InGhana = () => (
  <p>
    <Stated fact={newborns} /> <Stated fact={birthsInGhana} /> <Stated fact={newbornsFound} />{' '}
    <Stated fact={foundInCrisis} />
  </p>
)

const WhatItIsNot = () => (
  <p>
    It is not a curse. <Stated fact={fromBothParents} />{' '}
    {isInGhana && (
      <>
        Still, some people believe other things. <Stated fact={fateAndCurses} />
      </>
    )}
  </p>
)

const Next = () => (
  <>
    <ul>
      <li>
        <a href={getTestedPath}>Get tested</a>: which test to ask for, and where to ask.
      </li>
      <li>
        <a href={testResultsPath}>Your test result explained</a>: what the words on the paper mean.
      </li>
      <li>
        <a href={helpPath}>Get help now</a>: the signs that cannot wait.
      </li>
    </ul>
    <MoreToRead />
  </>
)

/** In the order of the page. */
const sections: readonly HealthSection[] = [
  ['blood', 'What happens in the blood', Blood],
  ['families', 'How a child gets it', Families],
  ['types', 'The types of the disease', Types],
  ['body', 'What it can do', Body],
  ['what-helps', 'What helps', WhatHelps],
  ...(isInGhana ? ([['ghana', 'Sickle cell disease in Ghana', InGhana]] as const) : []),
  ['not-true', 'What it is not', WhatItIsNot],
  ['next', 'Where to go next', Next],
]

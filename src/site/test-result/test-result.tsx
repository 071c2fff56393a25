import { isInGhana } from '#shared/country/country.ts'
import { penicillinNow } from '#shared/facts/care.ts'
import {
  electrophoresisShows,
  fsaIsNotFas,
  otherLetters,
  sicklingNegative,
  sicklingPositive,
  tooYoungForSickling,
  transfusionChangesTest,
  withBetaThalassaemia,
} from '#shared/facts/disease.ts'
import { genotypePath, getTestedPath, testResultsPath, whatIsSickleCellPath } from '#shared/paths.ts'
import { electrophoresisAdvice } from '#shared/sources/ghana.ts'
import {
  betaThalassaemia,
  betaThalassaemiaTest,
  newbornPatterns,
  newbornQuestions,
  oneNegativeTest,
  sickleCellTrait,
  sicklingTestLimits,
  testAfterTransfusion,
  typesOfDisease,
} from '#shared/sources/medicine.ts'
import art from '../art/paper.svg'
import { MoreToRead } from '../more-to-read.tsx'
import { Cite, HealthPage, type HealthSection, Stated } from '../text-page/health-page.tsx'
import { Facts, InShort } from '../text-page/text-page.tsx'
import { letters } from './letters.tsx'

const inShort = [
  '“Sickling positive” does not say whether you are a carrier or have the disease. Ask for haemoglobin (Hb) electrophoresis.',
  '“Sickling negative” does not mean AA. You may still carry C or beta thalassaemia.',
  'AS and AC mean that you are a carrier. SS and SC mean sickle cell disease. CC is a different condition, and usually a mild one.',
  'A surprising result is first of all a reason to repeat the test.',
]

export default function TestResult() {
  return (
    <HealthPage
      art={art}
      title="Your test result explained"
      lead="What the words and letters on your laboratory paper mean, what they cannot tell you, and what to ask next."
      description="Sickling positive or negative, AS, SC, SF, CC, beta thalassaemia: what a sickle cell test result means, what it cannot tell, and when to repeat it."
      path={testResultsPath}
      sections={sections}
    >
      <InShort points={inShort} />
    </HealthPage>
  )
}

const SicklingPositive = () => (
  <>
    <p>
      The quick test, or sickling test, looks for one thing: haemoglobin S. “Positive” means that it was found.{' '}
      <Stated fact={sicklingPositive} /> So you need a <a href={getTestedPath}>second test</a>.
    </p>
    <p>
      {isInGhana ? <Stated fact={electrophoresisShows} /> : 'Haemoglobin (Hb) electrophoresis is that test.'} So ask the
      laboratory for it. Until then, nobody can say from this paper that you have the disease, or that you do not.
    </p>
  </>
)

const SicklingNegative = () => (
  <>
    <p>
      “Negative” means that no haemoglobin S was found. It does not mean AA, because the test does not look for
      haemoglobin C or beta thalassaemia.{' '}
      {isInGhana && (
        <>
          A doctor at Korle Bu has warned that the test is negative in a person with CC.
          <Cite of={[electrophoresisAdvice]} />
        </>
      )}
    </p>
    <p>
      <Stated fact={sicklingNegative} /> An American medical journal describes a father whose test was negative. The
      mother was AS, and the baby had SC.
      <Cite of={[oneNegativeTest]} />
    </p>
    <p>
      The quick test can also be wrong. <Stated fact={tooYoungForSickling} /> It can miss haemoglobin S after a blood
      transfusion, or in a person with very low blood (severe anaemia).
      <Cite of={[sicklingTestLimits]} />
    </p>
  </>
)

const Letters = () => (
  <>
    <p>
      Electrophoresis sorts the haemoglobin in your blood by type. Each letter is a type that the laboratory found. In
      most adults, each letter comes from one parent.
    </p>
    <Facts facts={letters} />
    <p>
      Other letters, such as D, E or O, are rarer. <Stated fact={otherLetters} /> The{' '}
      <a href={genotypePath}>genotype tool</a> shows what two results can mean for a child.
    </p>
  </>
)

const BabyLetters = () => (
  <>
    <p>
      Newborn babies have mostly haemoglobin F, so their result has an F in it. The type with the largest amount comes
      first. FS can mean SS or S with beta thalassaemia. FSC means SC. FAS is usually a carrier of S, and FAC of C.{' '}
      <Cite of={[newbornPatterns]} />
    </p>
    <p>
      <Stated fact={fsaIsNotFas} />
    </p>
    <p>
      A first result with S in it must be confirmed by a second test.
      <Cite of={[newbornQuestions]} /> Do not wait for that test to learn <a href="/help">the warning signs</a>.
    </p>
    <p>
      <Stated fact={penicillinNow} />
    </p>
  </>
)

const BetaThalassaemia = () => (
  <>
    <p>
      Beta thalassaemia is a change in the haemoglobin gene that makes the body produce too little haemoglobin.
      <Cite of={[typesOfDisease]} /> A person with one such gene is a healthy carrier.
      <Cite of={[betaThalassaemia]} /> The carrier’s paper may look like AA, unless the laboratory also measures
      haemoglobin A2, which is raised in most carriers.
      <Cite of={[betaThalassaemiaTest]} />
    </p>
    <p>
      It matters for a child who gets S from the other parent. <Stated fact={withBetaThalassaemia} /> Only special tests
      can tell them apart.
      <Cite of={[typesOfDisease]} /> With beta thalassaemia from both parents, a child can need blood transfusions for
      life.
      <Cite of={[betaThalassaemia]} />
    </p>
    <p>So ask: “Did you measure haemoglobin A2 and do a full blood count?”</p>
    <p>
      For about 3 months after a transfusion, the test also finds the haemoglobin of the blood donor.{' '}
      <Cite of={[testAfterTransfusion]} /> <Stated fact={transfusionChangesTest} /> Ask when to come back.
    </p>
  </>
)

const Surprise = () => (
  <>
    <p>
      Ask for the test to be repeated. A sample can be handled badly, and a transfusion or a birth that came too early
      can change a result.
      <Cite of={[newbornQuestions]} /> Some people were told that they are carriers when they had sickle cell disease.
      <Cite of={[sickleCellTrait]} />
    </p>
    <p>
      Sometimes a child’s letters do not seem to fit the parents’ letters. Please do not jump to conclusions about
      anyone. Mistakes in tests and hidden beta thalassaemia are good reasons to test all three again.
      <Cite of={[newbornQuestions, betaThalassaemiaTest]} />
    </p>
  </>
)

const WhatToAsk = () => (
  <>
    <ul>
      <li>Which test was done: a sickling test or haemoglobin electrophoresis?</li>
      <li>Which types were found, and how much of each?</li>
      <li>Do I need a second test, and when?</li>
      <li>Who can explain to me, and to my partner, what it means?</li>
      <li>
        If it is <a href={whatIsSickleCellPath}>sickle cell disease</a>: which clinic will care for me or my child, and
        on which day?
      </li>
    </ul>
    <p>Keep the paper, and take a photo.</p>
    <MoreToRead />
  </>
)

/** In the order of the page. */
const sections: readonly HealthSection[] = [
  ['positive', '“Sickling positive”', SicklingPositive],
  ['negative', '“Sickling negative”', SicklingNegative],
  ['letters', 'What the letters mean', Letters],
  ['babies', 'A newborn baby’s result', BabyLetters],
  ['beta', 'What the letters can hide: beta thalassaemia', BetaThalassaemia],
  ['surprise', 'When a result surprises you', Surprise],
  ['ask', 'What to ask when you collect it', WhatToAsk],
]

import { cardPath, getTestedPath, testResultsPath } from '#shared/paths.ts'
import { electrophoresisAdvice, hoBloodDonors } from '#shared/sources/ghana.ts'
import {
  betaThalassaemiaTest,
  newbornQuestions,
  sicklingTest,
  sicklingTestLimits,
  testAfterTransfusion,
  typesOfDisease,
} from '#shared/sources/medicine.ts'
import { Cite } from '../citations.tsx'

export const Testing = () => (
  <section id="test" aria-labelledby="test-title">
    <h2 id="test-title">How to get tested</h2>
    <TestSteps />
    <p>
      <a href={getTestedPath}>More about getting tested</a>
    </p>
    <p>
      <a href={testResultsPath}>Your test result explained</a>
    </p>
    <p>
      Do you have sickle cell disease? <a href={cardPath}>Make your sickle cell card</a> for hospital staff.
    </p>
    <TestLimits />
  </section>
)

export const TestSteps = () => (
  <ol>
    <li>
      Ask a hospital or clinic laboratory for <strong>haemoglobin (Hb) electrophoresis</strong>. This blood test shows
      which types of haemoglobin you have.
      <Cite of={[electrophoresisAdvice]} />
    </li>
    <li>
      A sickling test alone is not enough. “Sickling positive” means that there is S in the blood. It cannot tell a
      carrier (AS) from SS or SC.
      <Cite of={[sicklingTest]} />
    </li>
    <li>
      “Sickling negative” is not the same as AA. The test does not find C, so it misses AC and CC.
      <Cite of={[hoBloodDonors, electrophoresisAdvice]} />
    </li>
    <li>
      Tell the laboratory if you have had a blood transfusion in the last 3 months. It can change the result.
      <Cite of={[testAfterTransfusion]} />
    </li>
    <li>Keep the result. Ask a trained health worker to explain it.</li>
  </ol>
)

const TestLimits = () => (
  <>
    <h3>What the test cannot always tell</h3>
    <ul>
      <li>
        <strong>Beta thalassaemia.</strong> Aβ can look like AA. To find it, the laboratory has to measure haemoglobin
        A2.
        <Cite of={[betaThalassaemiaTest]} /> Sβ⁰ and SS are hard to tell apart without special tests.
        <Cite of={[typesOfDisease]} />
      </li>
      <li>
        <strong>A small baby.</strong> A sickling test is not suitable for a baby under 6 months.
        <Cite of={[sicklingTestLimits]} /> Ask when a baby’s result should be checked again.
      </li>
      <li>
        <strong>A result that surprises you.</strong> If it does not fit the rest of the family, the first step is to
        repeat the test. A sample can be handled badly.
        <Cite of={[newbornQuestions]} />
      </li>
    </ul>
  </>
)

/** The meaning of the letters of a haemoglobin type. */
import { eyesInSc } from '#shared/sources/care.ts'
import { hoPatients } from '#shared/sources/ghana.ts'
import { haemoglobinC, sickleCellTrait, typesOfDisease } from '#shared/sources/medicine.ts'
import { Cite } from '../text-page/health-page.tsx'
import type { Fact } from '../text-page/text-page.tsx'
import { scAndEyes } from '../type-facts.ts'

export const letters: readonly Fact[] = [
  ['AA', 'This is the usual type. A person with AA cannot pass on S or C.'],
  [
    'AS',
    <>
      You are a carrier (you have sickle cell trait). AS is not the disease and never becomes the disease. It rarely
      causes problems, but if there is blood in your urine, see a health worker.
      <Cite of={[sickleCellTrait]} />
    </>,
  ],
  [
    'AC',
    <>
      You are a carrier of haemoglobin C, and it does not make you ill. A child with your C and the other parent’s S has
      SC.
      <Cite of={[haemoglobinC, typesOfDisease]} />
    </>,
  ],
  [
    'SS',
    <>
      This is sickle cell anaemia, the most common type of sickle cell disease and usually the most severe. You need
      regular care.
      <Cite of={[typesOfDisease]} />
    </>,
  ],
  [
    'SC',
    <>
      This is also sickle cell disease. It is often milder than SS, but it can cause the same kinds of problems.
      <Cite of={[typesOfDisease]} /> {scAndEyes}
      <Cite of={[eyesInSc]} />
    </>,
  ],
  [
    'CC',
    <>
      This is not sickle cell disease. It usually causes mild anaemia (low blood) and a large spleen, and it can cause
      gallstones, so have a check-up.
      <Cite of={[haemoglobinC]} />
    </>,
  ],
  [
    'SF',
    <>
      The result shows mostly S, with some F, which is the haemoglobin of babies. A study at Ho Teaching Hospital
      counted SF as sickle cell disease.
      <Cite of={[hoPatients]} /> Ask a doctor whether it is SS or S with beta thalassaemia, because the two look alike.
      <Cite of={[typesOfDisease]} />
    </>,
  ],
]

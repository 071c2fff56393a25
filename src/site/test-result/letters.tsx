/** The meaning of the letters of a haemoglobin type. */
import { isInGhana } from '#shared/country/country.ts'
import { ccIsOther, scAndEyes, scIsDisease, sickleCellAnaemia, traitStays } from '#shared/facts/disease.ts'
import { hoPatients } from '#shared/sources/ghana.ts'
import { haemoglobinC, typesOfDisease } from '#shared/sources/medicine.ts'
import { Cite, Stated } from '../text-page/health-page.tsx'
import type { Fact } from '../text-page/text-page.tsx'

export const letters: readonly Fact[] = [
  ['AA', 'This is the usual type. A person with AA cannot pass on S or C.'],
  [
    'AS',
    <>
      You are a carrier (you have sickle cell trait). <Stated fact={traitStays} />
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
      <Stated fact={sickleCellAnaemia} /> You need regular care.
    </>,
  ],
  [
    'SC',
    <>
      <Stated fact={scIsDisease} /> <Stated fact={scAndEyes} />
    </>,
  ],
  [
    'CC',
    <>
      <Stated fact={ccIsOther} />
    </>,
  ],
  [
    'SF',
    <>
      The result shows mostly S, with some F, which is the haemoglobin of babies.{' '}
      {isInGhana && (
        <>
          A study at Ho Teaching Hospital counted SF as sickle cell disease.
          <Cite of={[hoPatients]} />
        </>
      )}{' '}
      Ask a doctor whether it is SS or S with beta thalassaemia, because the two look alike.
      <Cite of={[typesOfDisease]} />
    </>,
  ],
]

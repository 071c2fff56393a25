import type { ReactNode } from 'react'
import { eyesInSc } from '#shared/sources/care.ts'
import {
  betaThalassaemia,
  haemoglobinC,
  haemoglobinCBeta,
  inheritance,
  rareTypes,
  sickleCellTrait,
  typesOfDisease,
} from '#shared/sources/medicine.ts'
import { DrawnGenotype } from '#ui/art/genotype-cell.tsx'
import { Cite } from '../citations.tsx'
import { otherLetters, scAndEyes } from '../type-facts.ts'
import styles from './genotype.module.css'

type Meaning = readonly [genotype: string, words: ReactNode]

export const commonMeanings: readonly Meaning[] = [
  [
    'AA',
    <>
      This is the usual type. A person with AA cannot pass on S or C.
      <Cite of={[inheritance]} />
    </>,
  ],
  [
    'AS',
    <>
      A person with AS is a carrier of the sickle cell gene, and is usually healthy. This is also called sickle cell
      trait. It is not the disease and never becomes the disease. Blood in the urine should always be checked.
      <Cite of={[sickleCellTrait]} />
    </>,
  ],
  [
    'AC',
    <>
      A person with AC is a carrier of the haemoglobin C gene. It causes no illness, but C can be passed on to a child.
      <Cite of={[haemoglobinC]} />
    </>,
  ],
  [
    'SS',
    <>
      This is sickle cell anaemia. It is the most common type of sickle cell disease, and usually the most severe.
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
      This is haemoglobin C disease, which is not sickle cell disease. It can cause anaemia (low blood), which is
      usually mild, and gallstones. Have a check-up.
      <Cite of={[haemoglobinC]} /> It matters for your children too: if the other parent is AS, the chance of SC is 1 in
      2 for each pregnancy.
    </>,
  ],
]

const rare: readonly Meaning[] = [
  [
    'Aβ',
    <>
      A person with Aβ is a carrier of beta thalassaemia. Carriers are usually healthy, but they can pass on β.
      <Cite of={[betaThalassaemia]} />
    </>,
  ],
  [
    'Sβ',
    <>
      This is a type of sickle cell disease. Without any haemoglobin A (Sβ⁰) it is like SS. With some haemoglobin A
      (Sβ⁺) it may be milder.
      <Cite of={[typesOfDisease]} />
    </>,
  ],
  [
    'Cβ',
    <>
      A person with Cβ has one C gene and one β gene. This is not sickle cell disease. It can cause more anaemia than
      CC, so ask a doctor.
      <Cite of={[haemoglobinCBeta]} />
    </>,
  ],
  [
    'ββ',
    <>
      This is beta thalassaemia with two β genes. It can be serious: some people need blood transfusions all their
      lives.
      <Cite of={[betaThalassaemia]} />
    </>,
  ],
]

export const Meanings = () => (
  <section aria-labelledby="meanings-title">
    <h2 id="meanings-title">What the letters mean</h2>
    <p>
      Your genotype is a pair of letters, one from each parent. They stand for the types of haemoglobin in your blood.
      Haemoglobin is the part of the blood that carries oxygen.
    </p>
    <MeaningList of={commonMeanings} />
    <h3>Beta thalassaemia (β)</h3>
    <p>A β gene makes too little haemoglobin.</p>
    <MeaningList of={rare} />
    <p>
      Rarer types, such as D, E and O, are not in this tool. {otherLetters}
      <Cite of={[rareTypes]} />
    </p>
  </section>
)

const MeaningList = ({ of: meanings }: { of: readonly Meaning[] }) => (
  <ul className={`plain-list ${styles.meanings}`}>
    {meanings.map(([genotype, words]) => (
      <li key={genotype}>
        <DrawnGenotype genotype={genotype} size={56} />
        <p>
          <strong>{genotype}.</strong> {words}
        </p>
      </li>
    ))}
  </ul>
)

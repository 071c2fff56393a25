import { type ChildGenotype, meaningOf } from '#shared/genotypes.ts'

/** What a result is called in words, short enough to stand below a drawing. */
const names: Record<ChildGenotype, string> = {
  AA: 'No sickle gene',
  AS: 'Carrier',
  AC: 'Carrier',
  Aβ: 'Carrier',
  SS: 'Sickle cell disease',
  SC: 'Sickle cell disease',
  Sβ: 'Sickle cell disease',
  CC: 'Haemoglobin C disease, not sickle cell',
  Cβ: 'Not sickle cell; ask a doctor',
  ββ: 'Beta thalassaemia; ask a doctor',
}

export const nameOf = (genotype: ChildGenotype) => names[genotype]

/** "1 in 4": people understand counts better than percent. */
export const inFour = (quarters: number) => `${quarters} in 4`

export const percent = (quarters: number) => `${quarters * 25}%`

export const isDisease = (genotype: ChildGenotype) => meaningOf(genotype) === 'disease'

/** The sentences that explain the chances of two parents. The tool contains them for every pair of genotypes. */
import { type ChildGenotype, childrenOf, type Genotype, quartersOf } from '#shared/genotypes.ts'

/** What a child may have instead of sickle cell disease. Two parents can have children with one of these at most. */
const otherConditions: Partial<Record<ChildGenotype, string>> = {
  CC: 'haemoglobin C disease (CC), which is usually mild',
  Cβ: 'C beta thalassaemia (Cβ), which can cause anaemia (low blood)',
  ββ: 'beta thalassaemia (ββ), which can be serious',
}

/** "1 in 4": people understand frequencies better than percentages. */
const inFour = (quarters: number) => `${quarters} in 4`

export const percent = (quarters: number) => `${quarters * 25}%`

/** Shown if a genotype is unknown: only a test can determine a genotype. */
export const notKnown = {
  headline: 'Get tested first',
  words:
    'Ask a hospital or clinic laboratory for haemoglobin (Hb) electrophoresis. This blood test shows which types of haemoglobin a person has. Keep the result, then come back here.',
  link: 'How to get tested',
}

export const choices = {
  words: 'You have choices. A trained counsellor can go through them with you both.',
  link: 'Find one near you.',
}

/** `figure` and `headline` are read together; `afterwards` follows the drawing of the four children. */
export const answerOf = (one: Genotype, other: Genotype) => {
  const children = childrenOf(one, other)
  const disease = quartersOf(children, 'disease')
  const others = quartersOf(children, 'other')
  return {
    children,
    figure: inFour(disease),
    headline: headlineOf(disease),
    words: [mainSentence(disease), others > 0 ? otherSentence(disease, percent(others), otherIn(children)) : ''],
    afterwards: [disease > 0 && disease < 4 ? notExactly(disease) : ''],
    hasChoices: disease + others > 0,
  }
}

const headlineOf = (disease: number) => {
  if (disease === 0) return 'No chance of sickle cell disease'
  return disease === 4 ? 'Every child has sickle cell disease' : 'Chance of sickle cell disease in each pregnancy'
}

const mainSentence = (disease: number) => {
  if (disease === 0) return 'If both results are right, no child of these parents can have sickle cell disease.'
  if (disease === 4) return 'If both results are right, every child of these parents will have sickle cell disease.'
  return `If both results are right, each baby has a ${percent(disease)} chance of sickle cell disease and a ${percent(4 - disease)} chance of not having it.`
}

/** Two chances already add up to 100%. The third is part of the second, so the text must not read like an addition. */
const otherSentence = (disease: number, chance: string, condition: string | undefined) =>
  disease === 0 ? `The chance of ${condition}, is ${chance}.` : `This includes a ${chance} chance of ${condition}.`

const otherIn = (children: ChildGenotype[]) => children.map((child) => otherConditions[child]).find(Boolean)

const counts = ['', 'one', 'two', 'three']

const notExactly = (disease: number) =>
  `The chance is the same in every pregnancy. It does not mean that exactly ${counts[disease]} of four children will have it.`

/** The chance for two parents, on the home page. A choice never leaves the device. */
import { commonGenotypes, type Genotype } from '#shared/genotypes.ts'
import { answerOf, notKnown } from '../genotype/genotype-answer.ts'
import { pairSlug } from '../genotype/genotype-names.ts'
import { filledTemplate } from '../templates/fill.ts'

const section = document.querySelector('#genotype') as HTMLElement
const form = section.querySelector('form') as HTMLFormElement
const status = section.querySelector('[role=status]') as HTMLElement

const pairAnswer = (one: Genotype, other: Genotype) => {
  const { figure, headline, words } = answerOf(one, other)
  const filled = filledTemplate(section, 'pair', { one, other, figure, headline, words: words.join(' ') })
  // The tool knows each pair in one order only.
  const [first = one, second = first] = commonGenotypes.filter((genotype) => genotype === one || genotype === other)
  for (const link of filled.querySelectorAll('a')) link.hash = pairSlug(first, second)
  return filled
}

const show = () => {
  const chosen = [...new FormData(form).values()]
  if (chosen.length < 2) return
  const [one, other] = chosen.map((value) => commonGenotypes.find((genotype) => genotype === value))
  status.replaceChildren(one && other ? pairAnswer(one, other) : filledTemplate(section, 'unknown', notKnown))
  // Not after a key, because arrow keys choose with every press, and must not move the focus away from the choices.
  if (!form.querySelector(':focus-visible')) status.focus()
}

form.addEventListener('change', show)
// The first taps may happen before this script runs.
show()

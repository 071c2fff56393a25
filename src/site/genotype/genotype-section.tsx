import { useEffect, useRef, useState } from 'react'
import { useIsLight } from '#page/data-saver.ts'
import { commonGenotypes, type Genotype } from '#shared/genotypes.ts'
import { genotypePath } from '#shared/paths.ts'
import { Link } from '#ui/link.tsx'
import { answerOf, notKnown } from './genotype-answer.ts'
import { chipWords, genotypeLead, pairSlug } from './genotype-names.ts'
import styles from './genotype-section.module.css'

/** The chance for two parents, on the home page. Without scripts, the section links to the tool, which needs none. */
export const GenotypeSection = () => {
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const [parents, setParents] = useState<string[]>([])
  const read = () => setParents(form.current ? [...new FormData(form.current).values()].map(String) : [])
  // The first taps may happen before the scripts run: the form contains the choices.
  useEffect(read, [])
  // Not after a key, because arrow keys choose with every press, and must not move the focus away from the choices.
  useEffect(() => {
    if (parents.length === 2 && !form.current?.querySelector(':focus-visible')) answer.current?.focus()
  }, [parents])
  return (
    <section className="container section" id="genotype" aria-labelledby="genotype-title">
      <h2 id="genotype-title">Know your genotype</h2>
      <p className="lead">{genotypeLead}</p>
      {!useIsLight() && (
        // This method submits nothing outside a dialog, so a choice never becomes part of an address.
        <form className={styles.parents} ref={form} method="dialog" autoComplete="off" onChange={read}>
          <Parent number={1} />
          <Parent number={2} />
        </form>
      )}
      <div ref={answer} role="status" tabIndex={-1}>
        {parents.length === 2 ? <Answer parents={parents} /> : <Example />}
      </div>
    </section>
  )
}

const Parent = ({ number }: { number: 1 | 2 }) => (
  <fieldset>
    <legend>{`Parent ${number}`}</legend>
    {[...commonGenotypes, unknown].map((value) => (
      <label key={value}>
        <input type="radio" name={`${number}`} value={value} />
        <b>{value}</b>
        {isGenotype(value) && ` ${chipWords[value]}`}
      </label>
    ))}
  </fieldset>
)

const unknown = 'I don’t know'

const isGenotype = (value = ''): value is Genotype => commonGenotypes.some((genotype) => genotype === value)

const Example = () => (
  <p>
    <strong>Example:</strong> if both parents are AS, the chance of sickle cell disease is <strong>1 in 4</strong> in
    each pregnancy. <Link to={genotypePath}>Open the genotype tool</Link>
  </p>
)

const Answer = ({ parents: [one, other] }: { parents: string[] }) => {
  if (!isGenotype(one) || !isGenotype(other))
    return (
      <p>
        <strong>{notKnown.headline}.</strong> {notKnown.words} <Link to={`${genotypePath}#test`}>{notKnown.link}</Link>
      </p>
    )
  const { figure, headline, words } = answerOf(one, other)
  const [first = one, second = first] = commonGenotypes.filter((genotype) => genotype === one || genotype === other)
  return (
    <>
      <p>
        Parents {one} and {other}: <strong>{figure}.</strong> {headline}.
      </p>
      <p>
        {words.join(' ')}{' '}
        <Link to={`${genotypePath}#${pairSlug(first, second)}`}>See it drawn, or try another pregnancy</Link>
      </p>
    </>
  )
}

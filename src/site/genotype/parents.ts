import { useEffect, useState } from 'react'
import { type Genotype, genotypes } from '#shared/genotypes.ts'

/** One parent's genotype: known, unknown to the visitor, or not chosen yet. */
export type ParentGenotype = Genotype | 'unknown' | undefined
export type Parents = [ParentGenotype, ParentGenotype]

const slugOf = (known: ParentGenotype) => (known === 'unknown' ? 'x' : known?.toLowerCase().replace('β', 'b'))

const slugs = new Map<string, ParentGenotype>(
  [...genotypes, 'unknown' as const].map((known) => [slugOf(known) ?? '', known]),
)

/** The parents' genotypes are private, so they are in the fragment of the URL, which browsers never send. */
export const fragmentOf = ([one, other]: Parents) => (one && other ? `#${slugOf(one)}-${slugOf(other)}` : '')

export const parentsInFragment = (fragment: string): Parents => {
  const [one = '', other = ''] = fragment.replace('#', '').split('-')
  return slugs.has(one) && slugs.has(other) ? [slugs.get(one), slugs.get(other)] : [undefined, undefined]
}

/** Reads and writes the two parents in the fragment of the URL: the browser sends and stores nothing. */
export const useParents = () => {
  const [parents, setParents] = useState<Parents>([undefined, undefined])

  useEffect(() => {
    const read = () => {
      const found = parentsInFragment(location.hash)
      if (found[0]) setParents(found)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  const choose = (parent: 0 | 1, known: ParentGenotype) => {
    const next: Parents = parent === 0 ? [known, parents[1]] : [parents[0], known]
    setParents(next)
    const fragment = fragmentOf(next)
    if (fragment) history.replaceState(history.state, '', fragment)
  }
  return { parents, choose }
}

import { useEffect, useState } from 'react'
import { type Choice, choiceIn, fragmentOf, type Known } from './choice.ts'

/** Kept in the fragment of the address and nowhere else: nothing is sent, stored or counted. */
export const useChoice = () => {
  const [choice, setChoice] = useState<Choice>([undefined, undefined])

  useEffect(() => {
    const read = () => {
      const found = choiceIn(location.hash)
      if (found[0]) setChoice(found)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  const choose = (parent: 0 | 1, known: Known) => {
    const next: Choice = parent === 0 ? [known, choice[1]] : [choice[0], known]
    setChoice(next)
    const fragment = fragmentOf(next)
    if (fragment) history.replaceState(history.state, '', fragment)
  }
  return { choice, choose }
}

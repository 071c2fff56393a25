import { useEffect, useState } from 'react'

/**
 * The server hands over answers, the browser promises of them: the page changes at once and is filled when the answer
 * comes. Not `Suspense`, which holds every answer back for 0.3 s once its fallback was seen.
 */
export const useAnswer = <T>(asked: T | Promise<T>): T | undefined => {
  const [answered, setAnswered] = useState<{ asked: unknown; answer: T }>()
  useEffect(() => {
    if (!(asked instanceof Promise)) return
    let isWanted = true
    asked.then((answer) => isWanted && setAnswered({ asked, answer }))
    return () => {
      isWanted = false
    }
  }, [asked])
  if (!(asked instanceof Promise)) return asked
  return answered?.asked === asked ? answered.answer : undefined
}

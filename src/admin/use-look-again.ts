import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const lookAgainMilliseconds = 1500

/** Polls: reloads the page regularly while work runs on the server. */
export const useLookAgain = (isOn: boolean) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => void revalidate(), lookAgainMilliseconds)
    return () => clearInterval(timer)
  }, [isOn, revalidate])
}

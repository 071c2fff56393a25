import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const pollMilliseconds = 1500

/**
 * Polls: reloads the page regularly while work runs on the server. The site has no WebSockets or server-sent events.
 */
export const usePolling = (isOn: boolean) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => void revalidate(), pollMilliseconds)
    return () => clearInterval(timer)
  }, [isOn, revalidate])
}

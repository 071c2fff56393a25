import { useEffect, useRef, useState } from 'react'
import { countUpSeconds } from '#shared/limits.ts'
import styles from './count-up.module.css'
import { partOf } from './part-of.ts'

/** Counts up once, when it comes into view. The whole number is in the page from the start, for eyes and ears. */
export const CountUp = ({ value }: { value: string }) => {
  const here = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(value)
  useEffect(() => {
    const element = here.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const count = (began: number) => {
      const part = Math.min(1, (performance.now() - began) / (countUpSeconds * 1000))
      setShown(partOf(value, part))
      if (part < 1) frame = requestAnimationFrame(() => count(began))
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      count(performance.now())
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [value])
  return (
    <span className={styles.count} ref={here}>
      <span className={shown === value ? undefined : styles.whole}>{value}</span>
      {shown !== value && (
        <span className={styles.part} aria-hidden="true">
          {shown}
        </span>
      )}
    </span>
  )
}

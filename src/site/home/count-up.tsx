import { useEffect, useRef, useState } from 'react'
import { thousands } from '#shared/format.ts'
import { countUpSeconds } from '#shared/limits.ts'
import styles from './statistics.module.css'

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
      setShown(partialNumber(value, part))
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

/** A part, from 0 to 1, of a number like "240,000" or "60%", written the same way. It slows down towards the end. */
export const partialNumber = (value: string, part: number) => {
  if (part >= 1) return value
  const whole = Number(value.replace(/\D/g, ''))
  const shown = thousands(Math.floor(whole * (1 - (1 - part) ** 3)))
  return value.replace(/[\d,]+/, shown)
}

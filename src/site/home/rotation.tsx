import { type FocusEvent, useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { isDataSaved } from '../offline/use-service-worker.ts'
import styles from './rotation.module.css'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches || isDataSaved()

/** Wraps around in both directions. */
export const wrapped = (index: number, count: number) => ((index % count) + count) % count

/**
 * Rotates through `count` items, as the W3C carousel pattern requires: never for visitors who prefer reduced motion;
 * paused while the pointer is over the carousel or the page is hidden; stopped by keyboard focus or a choice until the
 * visitor starts the rotation again.
 */
export const useRotation = (count: number, seconds: number) => {
  const [index, setIndex] = useState(0)
  const [isRotating, setRotating] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const isHidden = useIsHidden()

  useEffect(() => setRotating(!wantsStillness()), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each item is shown for the full time, also one that the visitor chose.
  useEffect(() => {
    if (!isRotating || isHeld || isHidden) return
    const timer = setTimeout(() => setIndex((shown) => wrapped(shown + 1, count)), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isRotating, isHeld, isHidden, index, count, seconds])

  return {
    index,
    isRotating,
    show: (chosen: number) => {
      setRotating(false)
      setIndex(wrapped(chosen, count))
    },
    toggle: () => setRotating(!isRotating),
    /** Props for the element around the items. */
    frame: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: (event: FocusEvent) => {
        const isNew = !event.currentTarget.contains(event.relatedTarget)
        if (isNew && event.target.matches(':focus-visible')) setRotating(false)
      },
    },
  }
}

const useIsHidden = () => {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}

type Props = { isRotating: boolean; toggle: () => void; what: string }

/** The button's name states its effect, so the button needs no pressed state. */
export const RotationButton = ({ isRotating, toggle, what }: Props) => (
  <button
    type="button"
    className={styles.round}
    onClick={toggle}
    aria-label={`${isRotating ? 'Stop' : 'Start'} automatic ${what}`}
  >
    <Icon name={isRotating ? 'pause' : 'play'} />
  </button>
)

type StepProps = { name: 'left' | 'right'; label: string; onClick: () => void }

export const StepButton = ({ name, label, onClick }: StepProps) => (
  <button type="button" className={styles.round} onClick={onClick} aria-label={label}>
    <Icon name={name} />
  </button>
)

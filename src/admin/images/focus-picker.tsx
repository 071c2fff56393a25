import type { KeyboardEvent, PointerEvent } from 'react'
import type { Focus } from '#shared/shapes/image.ts'
import { cropClass } from '#ui/crop.ts'
import styles from './focus-picker.module.css'

type FocusPickerProps = { src: string; focus: Focus | undefined; onPoint: (focus: Focus) => void }

const step = 10
const usual: Focus = { x: 50, y: 30 }
const moves: Record<string, Focus> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / step) * step))
const inWords = ({ x, y }: Focus) => `${x}% from the left, ${y}% from the top`

/** Tap on what matters, or move there with the arrow keys: cards cut the rest away. Beside it, how that looks. */
export const FocusPicker = ({ src, focus, onPoint }: FocusPickerProps) => {
  const at = focus ?? usual
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    onPoint({ x: within(at.x + by.x), y: within(at.y + by.y) })
  }
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPoint({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) })
  }
  return (
    <div className={styles.picker}>
      <button type="button" className={styles.whole} onKeyDown={move} onPointerUp={point}>
        <img src={src} alt="" />
        <svg className={styles.mark} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${at.x} 0V100M0 ${at.y}H100`} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className="visually-hidden">What must be seen: tap there, or move with the arrow keys</span>
      </button>
      <p className={styles.words} role="status">
        {focus ? `Cards show what is ${inWords(focus)}.` : 'Tap on what must be seen, or use the arrow keys.'}
      </p>
      <div className={styles.crops}>
        {(['wide', 'square'] as const).map((shape) => (
          <div key={shape} className={styles[shape]}>
            <img src={src} alt="" className={cropClass(focus)} />
          </div>
        ))}
      </div>
    </div>
  )
}

/**
 * Asks whether an image is decorative, and which part of it must stay visible when it is cropped (focal point). Saves
 * each answer at once.
 */
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Focus, LibraryImage } from '#shared/shapes/image.ts'
import { Alert } from '#ui/alert.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { cropClass } from '#ui/crop.ts'
import styles from './image-details.module.css'
import type { MetadataQueue } from './save-queue.ts'

type Props = { image: LibraryImage; queue: MetadataQueue }

export const ImageDetails = ({ image, queue: { failure, save } }: Props) => (
  <div className="stack-3">
    {failure && <Alert kind="failure">{failure}</Alert>}
    <Checkbox
      checked={image.isDecorative}
      onChange={({ target: { checked: isDecorative } }) =>
        save({ isDecorative }, { isDecorative, ...(isDecorative && { imageAlt: '' }) })
      }
    >
      Decorative: no description needed
    </Checkbox>
    <FocusPicker
      src={image.imageUrl ?? ''}
      focus={image.imageFocus}
      onPoint={(focus) => save({ focus }, { imageFocus: focus })}
    />
  </div>
)

type FocusPickerProps = { src: string; focus: Focus | undefined; onPoint: (focus: Focus) => void }

const step = 10
const defaultFocus: Focus = { x: 50, y: 30 }
const moves: Record<string, Focus> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

const toStep = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / step) * step))
const focusText = ({ x, y }: Focus) => `${x}% from the left, ${y}% from the top`

/** The editor taps the image or moves the mark with the arrow keys; the crops show the result. */
const FocusPicker = ({ src, focus, onPoint }: FocusPickerProps) => {
  const at = focus ?? defaultFocus
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    onPoint({ x: toStep(at.x + by.x), y: toStep(at.y + by.y) })
  }
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPoint({ x: toStep(((clientX - left) / width) * 100), y: toStep(((clientY - top) / height) * 100) })
  }
  return (
    <div className="stack-3">
      <button type="button" className={styles.whole} onKeyDown={move} onPointerUp={point}>
        <img src={src} alt="" />
        <svg className={styles.mark} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${at.x} 0V100M0 ${at.y}H100`} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className="visually-hidden">Focal point: tap it, or use the arrow keys</span>
      </button>
      <p className="soft" role="status">
        {focus
          ? `Cropped pictures keep the part at ${focusText(focus)}.`
          : 'Tap the most important part, or use the arrow keys.'}
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

/** Rotates carousels (autoplay) with a script inside the page, and draws their pause, previous and next buttons. */
import { InlineScript } from '#page/inline-script.tsx'
import { slideSeconds } from '#shared/limits.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './rotation.module.css'

/**
 * Rotates the slides of a carousel, as the W3C carousel pattern requires: never for visitors who prefer reduced motion;
 * paused while the pointer is over the carousel or the page is hidden; stopped by keyboard focus or a choice
 * until the visitor starts the rotation again. The handler prevents the default, because `startOnUse` needs other clicks.
 */
const rotate = (carousel: HTMLElement, seconds: number) => {
  const slides = carousel.querySelectorAll<HTMLElement>('[data-place]')
  const count = slides.length
  let shown = 0
  const show = (chosen: number) => {
    shown = (chosen + count) % count
    for (const [at, slide] of slides.entries()) {
      const ahead = (at - shown + count) % count
      slide.dataset.place = ahead ? (ahead + 1 < count ? 'after' : 'before') : 'shown'
      slide.inert = ahead > 0
    }
    for (const dot of carousel.querySelectorAll<HTMLButtonElement>('[name=slide]'))
      dot.ariaCurrent = `${dot.value === `${shown}`}`
  }
  const turn = (isOn: boolean) => {
    carousel.dataset.rotation = isOn ? 'on' : 'off'
    for (const toggle of carousel.querySelectorAll<HTMLButtonElement>('[name=rotation]'))
      toggle.ariaLabel = `${isOn ? 'Stop' : 'Start'} automatic ${toggle.value}`
    for (const live of carousel.querySelectorAll('[aria-live]')) live.ariaLive = isOn ? 'off' : 'polite'
  }
  carousel.addEventListener('focusin', ({ relatedTarget }) => {
    if (!carousel.contains(relatedTarget as Node) && carousel.querySelector(':focus-visible')) turn(false)
  })
  carousel.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    turn(button.name === 'rotation' && carousel.dataset.rotation === 'off')
    if (button.name !== 'rotation') show(+button.value + (button.name === 'step' ? shown : 0))
  })
  setInterval(() => {
    if (carousel.matches('[data-rotation=on]:not(:hover)') && !document.hidden) show(shown + 1)
  }, seconds * 1000)
  turn(!matchMedia('(prefers-reduced-motion:reduce)').matches)
  show(0)
}

/** The carousels that do not rotate yet. React does not render the attributes that this changes. */
const rotateAll = (each: typeof rotate, seconds: number) => {
  for (const carousel of document.querySelectorAll<HTMLElement>('[aria-roledescription=carousel]:not([data-rotation])'))
    each(carousel, seconds)
}

export const Rotation = () => <InlineScript run={rotateAll} given={[rotate, slideSeconds]} />

/** The button's name states its effect, so the button needs no pressed state. */
export const RotationButton = ({ what }: { what: string }) => (
  <button type="button" className={styles.round} name="rotation" value={what} aria-label={`Stop automatic ${what}`}>
    <Icon name="pause" />
    <Icon name="play" />
  </button>
)

type StepProps = { by: 1 | -1; label: string }

export const StepButton = ({ by, label }: StepProps) => (
  <button type="button" className={styles.round} name="step" value={by} aria-label={label}>
    <Icon name={by === 1 ? 'right' : 'left'} />
  </button>
)

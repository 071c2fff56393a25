/**
 * Rotates carousels (autoplay) with a script inside the page, and draws their pause, previous and next buttons. Where
 * no script runs, nothing moves by itself, and the buttons work by styles.
 */
import type { ReactNode } from 'react'
import { useIsLight } from '#page/data-saver.ts'
import { InlineScript } from '#page/inline-script.tsx'
import { slideSeconds } from '#shared/limits.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './rotation.module.css'
import sheet from './without-scripts.css?url'

/**
 * Rotates the slides of a carousel, as the W3C carousel pattern requires: never for visitors who prefer reduced motion;
 * paused while the pointer is over the carousel, or it is out of view, or the page is hidden; stopped by keyboard focus
 * or a choice until the visitor starts the rotation again. The next picture is loaded only when its turn comes.
 */
const rotate = (carousel: HTMLElement, seconds: number) => {
  const slides = carousel.querySelectorAll<HTMLElement>('[data-place]')
  const count = slides.length
  let shown = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let isInView = false
  const load = (at: number) => {
    const picture = slides[at % count]?.querySelector('img')
    if (picture) picture.loading = 'eager'
    return picture?.decode().catch(() => {})
  }
  const show = (chosen: number) => {
    shown = (chosen + count) % count
    load(shown)
    for (const [at, slide] of slides.entries()) {
      const ahead = (at - shown + count) % count
      slide.dataset.place = ahead ? (ahead + 1 < count ? 'after' : 'before') : 'shown'
      slide.inert = ahead > 0
    }
    for (const dot of carousel.querySelectorAll<HTMLButtonElement>('[name=slide]'))
      dot.ariaCurrent = `${dot.value === `${shown}`}`
  }
  const [toggle, live] = ['[name=rotation]', '[aria-live]'].map((part) => carousel.querySelector(part))
  const isOn = () => carousel.dataset.rotation === 'on'
  const advance = async () => {
    const canAdvance = () => isOn() && !carousel.matches(':hover')
    const next = shown + 1
    if (canAdvance()) await load(next)
    if (canAdvance()) show(next)
  }
  const schedule = () => {
    clearInterval(timer)
    if (isInView && isOn() && !document.hidden) timer = setInterval(advance, seconds * 1000)
  }
  const turn = (isTurning: boolean) => {
    carousel.dataset.rotation = isTurning ? 'on' : 'off'
    schedule()
    if (!toggle || !live) return
    toggle.ariaLabel = `${isTurning ? 'Stop' : 'Start'} automatic ${toggle.nextElementSibling?.id}`
    toggle.removeAttribute('popovertarget')
    live.ariaLive = isTurning ? 'off' : 'polite'
  }
  carousel.addEventListener('focusin', ({ relatedTarget }) => {
    if (!carousel.contains(relatedTarget as Node) && carousel.querySelector(':focus-visible')) turn(false)
  })
  carousel.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (!button) return
    turn(button.name === 'rotation' && !isOn())
    if (button.name !== 'rotation') show(+button.value + (button.name === 'step' ? shown : 0))
  })
  document.addEventListener('visibilitychange', schedule)
  new IntersectionObserver((entries) => {
    isInView = entries.some(({ isIntersecting }) => isIntersecting)
    schedule()
  }).observe(carousel)
  turn(!matchMedia('(prefers-reduced-motion:reduce)').matches)
  show(0)
}

const rotateAll = (each: typeof rotate, seconds: number) => {
  for (const carousel of document.querySelectorAll<HTMLElement>('[aria-roledescription=carousel]'))
    each(carousel, seconds)
}

export const Rotation = () => <InlineScript run={rotateAll} given={[rotate, slideSeconds]} />

/**
 * With the script, the button's name states its effect, so the button needs no pressed state. Without the script, the
 * button changes a bit.
 */
export const RotationButton = ({ what }: { what: string }) => (
  <>
    <button
      type="button"
      className={styles.round}
      name="rotation"
      popoverTarget={what}
      aria-label={`Play or pause ${what}`}
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
    <Bit id={what} />
  </>
)

type StepProps = { by: 1 | -1; label: string }

export const StepButton = ({ by, label }: StepProps) => (
  <button type="button" className={styles.round} name="step" value={by} aria-label={label}>
    <Icon name={by === 1 ? 'right' : 'left'} />
  </button>
)

/**
 * The styles of what works without scripts. Only a browser without scripts requests their file, because a page with
 * scripts must not grow by them.
 */
export const StylesWithoutScripts = () => (
  <WithoutScripts>
    <style>{`@import"${sheet}"`}</style>
  </WithoutScripts>
)

/** Controls that need no script. Each is hidden until these styles are there. A light page has none: there one scrolls. */
export const WithoutScripts = ({ children }: { children: ReactNode }) =>
  useIsLight() ? null : <noscript>{children}</noscript>

/** What a button changes without scripts: an empty popover, which is open or not. Styles read it and never show it. */
const Bit = ({ id }: { id: string }) => <i id={id} popover="manual" />

/**
 * The buttons of the slide at this place. Each slide has a bit, and "next" changes the bit of its slide
 * (a Johnson counter): the slide shown is the one whose bit differs from the bit before it, or the first one if all
 * bits are equal. "Previous" changes back what "next" of the slide before it changed.
 */
export const StepsWithoutScripts = ({ at, count }: { at: number; count: number }) => (
  <WithoutScripts>
    <StepWithoutScripts bit={`slide-${(at + count - 1) % count}`} label="Previous slide" />
    <StepWithoutScripts bit={`slide-${at}`} label="Next slide" />
    <Bit id={`slide-${at}`} />
  </WithoutScripts>
)

const StepWithoutScripts = ({ bit, label }: { bit: string; label: string }) => (
  <button type="button" className={styles.round} hidden popoverTarget={bit} aria-label={label} />
)

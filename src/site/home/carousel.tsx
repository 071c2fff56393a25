import { slideSeconds } from '#shared/limits.ts'
import { slides } from '../content/home.ts'
import { Drawing } from '../saver/drawing.tsx'
import { useIsScripted } from '../scripted.ts'
import styles from './carousel.module.css'
import { RotationButton, StepButton } from './rotation-button.tsx'
import { useRotation, wrapped } from './use-rotation.ts'

const count = slides.length

/** Where a slide waits: the one before to the left, the one after to the right. */
const placeOf = (slide: number, shown: number) => {
  if (slide === shown) return 'shown'
  return slide === wrapped(shown - 1, count) ? 'before' : 'after'
}

export const Carousel = () => {
  const { index, isRotating, show, toggle, frame } = useRotation(count, slideSeconds)
  return (
    <section
      className={`band ${styles.carousel}`}
      aria-roledescription="carousel"
      aria-label="What Voima stands for"
      {...frame}
    >
      <div className={styles.controls}>
        <RotationButton isRotating={isRotating} toggle={toggle} what="slides" />
        <StepButton name="left" label="Previous slide" onClick={() => show(index - 1)} />
        <StepButton name="right" label="Next slide" onClick={() => show(index + 1)} />
      </div>
      <div className={styles.slides} aria-live={isRotating ? 'off' : 'polite'}>
        {slides.map((slide, at) => (
          <Slide key={slide.image} {...slide} at={at} place={placeOf(at, index)} />
        ))}
      </div>
    </section>
  )
}

type SlideProps = (typeof slides)[number] & { at: number; place: string }

const Slide = ({ image, alt, caption, at, place }: SlideProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the W3C carousel pattern asks for a group; a fieldset is for fields.
  <div
    className={styles.slide}
    role="group"
    aria-roledescription="slide"
    aria-label={`${at + 1} of ${count}`}
    data-place={place}
    inert={useIsScripted() && place !== 'shown'}
  >
    <Drawing image={image} alt={alt} width={960} height={680} isFirst={at === 0} />
    <div className={styles.bar}>
      {caption && <p className={styles.caption}>{caption}</p>}
      <p className={styles.count} aria-hidden="true">
        {at + 1} of {count}
      </p>
    </div>
  </div>
)

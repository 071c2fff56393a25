import { type KeyboardEvent, useRef } from 'react'
import { testimonialSeconds } from '#shared/limits.ts'
import { Cell } from '#ui/art/cell.tsx'
import { useIsLight } from '#ui/light.ts'
import { Tag } from '#ui/tag.tsx'
import { testimonials } from '../content/home.ts'
import { useIsScripted } from '../scripted.ts'
import { QuoteMark } from './quote-mark.tsx'
import { RotationButton } from './rotation-button.tsx'
import styles from './testimonials.module.css'
import { useRotation, wrapped } from './use-rotation.ts'

const count = testimonials.length
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const Testimonials = () => {
  const { index, isRotating, show, toggle, frame } = useRotation(count, testimonialSeconds)
  return (
    <section className={styles.testimonials} aria-roledescription="carousel" aria-labelledby="voices-title" {...frame}>
      <div className={`container section ${styles.inside}`}>
        <h2 id="voices-title">What people say</h2>
        <QuoteMark className={styles.mark} />
        <div
          className={styles.quotes}
          aria-live={isRotating ? 'off' : 'polite'}
          // On a light page the quotes scroll, and a keyboard must reach what scrolls.
          tabIndex={useIsLight() ? 0 : undefined}
        >
          {testimonials.map((testimonial, at) => (
            <Quote key={testimonial.name} {...testimonial} at={at} isShown={at === index} />
          ))}
        </div>
        <div className={styles.controls}>
          <Dots index={index} show={show} />
          <RotationButton isRotating={isRotating} toggle={toggle} what="testimonials" />
        </div>
      </div>
    </section>
  )
}

type QuoteProps = (typeof testimonials)[number] & { at: number; isShown: boolean }

const Quote = ({ name, role, quote, at, isShown }: QuoteProps) => (
  <figure
    className={styles.quote}
    id={`voice-${at}`}
    role="tabpanel"
    aria-label={`Testimonial ${at + 1} of ${count}`}
    data-shown={isShown}
    inert={useIsScripted() && !isShown}
  >
    <blockquote>{quote}</blockquote>
    <figcaption>
      <Cell size={64} />
      <span>
        <Tag kind="example">Example</Tag>
        <strong>{role}</strong>
        <span className="visually-hidden">, {name}</span>
      </span>
    </figcaption>
  </figure>
)

/** One tab stop; the arrow keys move between the dots. */
const Dots = ({ index, show }: { index: number; show: (at: number) => void }) => {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = wrapped(index + step, count)
    show(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={list} className={styles.dots} role="tablist" aria-label="Choose a testimonial" onKeyDown={move}>
      {testimonials.map(({ name }, at) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-label={`Testimonial ${at + 1} of ${count}`}
          aria-selected={at === index}
          aria-controls={`voice-${at}`}
          tabIndex={at === index ? 0 : -1}
          onClick={() => show(at)}
        />
      ))}
    </div>
  )
}

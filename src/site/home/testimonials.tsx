import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useIsLight } from '#page/data-saver.ts'
import { isExampleVoice, testimonials } from '#shared/content/home.ts'
import type { Voice } from '#shared/content/types.ts'
import { testimonialSeconds } from '#shared/limits.ts'
import { contactPath } from '#shared/paths.ts'
import { Cell } from '#ui/art/cell.tsx'
import { Tag } from '#ui/tag.tsx'
import { Photo } from '../data-saver/photo.tsx'
import { useSiteContent } from '../site-content.ts'
import { useIsScripted } from '../use-scripts.ts'
import { RotationButton, useRotation, wrapped } from './rotation.tsx'
import styles from './testimonials.module.css'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const Testimonials = () => {
  const { voices } = useSiteContent('testimonials', testimonials)
  const count = voices.length
  const { index, isRotating, show, toggle, frame } = useRotation(count, testimonialSeconds)
  return (
    <section className={styles.testimonials} aria-roledescription="carousel" aria-labelledby="voices-title" {...frame}>
      <div className={`container section ${styles.inside}`}>
        <h2 id="voices-title">What people say</h2>
        <QuoteMark className={styles.mark} />
        <div
          className={styles.quotes}
          aria-live={isRotating ? 'off' : 'polite'}
          // On a light page the quotes scroll, so a keyboard must be able to focus them.
          tabIndex={useIsLight() ? 0 : undefined}
        >
          {voices.map((voice, at) => (
            <Quote key={voice.name} voice={voice} at={at} count={count} isShown={at === index} />
          ))}
        </div>
        <div className={styles.controls}>
          <Dots voices={voices} index={index} show={show} />
          <RotationButton isRotating={isRotating} toggle={toggle} what="testimonials" />
          {voices.some(isExampleVoice) && <Link to={contactPath}>Tell us your story</Link>}
        </div>
      </div>
    </section>
  )
}

type QuoteProps = { voice: Voice; at: number; count: number; isShown: boolean }

const Quote = ({ voice, at, count, isShown }: QuoteProps) => (
  <figure
    className={styles.quote}
    id={`voice-${at}`}
    role="tabpanel"
    aria-label={`Testimonial ${at + 1} of ${count}`}
    data-shown={isShown}
    inert={useIsScripted() && !isShown}
  >
    <blockquote>{voice.quote}</blockquote>
    <figcaption>
      {voice.picture ? <Photo className={styles.face} photo={voice.picture} alt="" sizes="64px" /> : <Cell size={64} />}
      <Speaker voice={voice} />
    </figcaption>
  </figure>
)

/** A real quote shows a name; an example says that it is one. */
const Speaker = ({ voice }: { voice: Voice }) =>
  isExampleVoice(voice) ? (
    <span>
      <Tag kind="example">Example</Tag>
      <strong>{voice.role}</strong>
    </span>
  ) : (
    <span>
      <strong>{voice.name}</strong>
      {voice.role}
    </span>
  )

/** One tab stop; the arrow keys move between the dots. */
type DotsProps = { voices: Voice[]; index: number; show: (at: number) => void }

const Dots = ({ voices, index, show }: DotsProps) => {
  const count = voices.length
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
      {voices.map(({ name }, at) => (
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

/** Two cells with tails form a quotation mark. */
const QuoteMark = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 170 124" aria-hidden="true">
    <path d="M64 0C20 10 0 44 0 82a38 38 0 1 0 40-38C40 26 48 10 64 0z" fill="var(--cell-rim)" />
    <circle cx="37" cy="82" r="16" fill="var(--cell-centre)" />
    <path d="M158 0C114 10 94 44 94 82a38 38 0 1 0 40-38c0-18 8-34 24-44z" fill="var(--gold-400)" />
    <circle cx="131" cy="82" r="16" fill="var(--gold-300)" />
  </svg>
)

/** The testimonials (quotes) of the home page, a carousel that `rotation.tsx` advances. */
import { useIsLight } from '#page/data-saver.ts'
import { isExampleVoice, testimonials } from '#shared/content/home.ts'
import type { Voice } from '#shared/content/types.ts'
import { contactPath } from '#shared/paths.ts'
import { Cell } from '#ui/art/cell.tsx'
import { Tag } from '#ui/tag.tsx'
import { Photo } from '../data-saver/photo.tsx'
import { useSiteContent } from '../site-content.ts'
import { HomeDrawing } from './home-drawing.tsx'
import { RotationButton, WithoutScripts } from './rotation.tsx'
import styles from './testimonials.module.css'

export const Testimonials = () => {
  const { voices } = useSiteContent('testimonials', testimonials)
  return (
    <section className={styles.testimonials} aria-roledescription="carousel" aria-labelledby="voices-title">
      <div className={`container section ${styles.inside}`}>
        <h2 id="voices-title">What people say</h2>
        <QuoteMark />
        <div
          className={styles.quotes}
          aria-live="polite"
          // On a light page the quotes scroll, so the keyboard must be able to focus them.
          tabIndex={useIsLight() ? 0 : undefined}
        >
          {voices.map((voice, at) => (
            <Quote key={voice.name} voice={voice} at={at} count={voices.length} />
          ))}
        </div>
        <div className={styles.controls}>
          <Dots voices={voices} />
          <RotationButton what="testimonials" />
          {voices.some(isExampleVoice) && <a href={contactPath}>Tell us your story</a>}
        </div>
      </div>
    </section>
  )
}

type QuoteProps = { voice: Voice; at: number; count: number }

const Quote = ({ voice, at, count }: QuoteProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the W3C carousel pattern asks for a group; a fieldset is for fields.
  <div
    className={styles.quote}
    role="group"
    aria-roledescription="slide"
    aria-label={`Testimonial ${at + 1} of ${count}`}
    data-place={at === 0 ? 'shown' : 'after'}
  >
    <figure>
      <blockquote>{voice.quote}</blockquote>
      <figcaption>
        {voice.picture ? (
          <Photo className={styles.face} photo={voice.picture} alt="" sizes="64px" />
        ) : (
          <Cell size={64} />
        )}
        <Speaker voice={voice} />
      </figcaption>
    </figure>
  </div>
)

/** A real quote shows a name; an example is marked as an example. */
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

/** Without scripts, radio buttons. */
const Dots = ({ voices }: { voices: Voice[] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
  <div className={styles.dots} role="group" aria-label="Choose a testimonial">
    {voices.map(({ name }, at) => (
      <button
        key={name}
        type="button"
        name="slide"
        value={at}
        aria-label={`Testimonial ${at + 1} of ${voices.length}`}
        aria-current={at === 0}
      />
    ))}
    <WithoutScripts>
      {voices.map(({ name }, at) => (
        <input
          key={name}
          type="radio"
          hidden
          name="voice"
          aria-label={`Testimonial ${at + 1} of ${voices.length}`}
          defaultChecked={at === 0}
        />
      ))}
    </WithoutScripts>
  </div>
)

/** Two cells with tails form a quotation mark. A light page has none. */
const QuoteMark = () =>
  useIsLight() ? null : <HomeDrawing className={styles.mark} name="quote" width={170} height={124} />

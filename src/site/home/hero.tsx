/** The hero of the home page: title, first buttons, carousel, and links to what most visitors come for. */
import { useIsLight } from '#page/data-saver.ts'
import { slides as ownSlides, welcome } from '#shared/content/home.ts'
import type { SlideDrawing as DrawingName, Slide as SlideWords } from '#shared/content/types.ts'
import { organisationName } from '#shared/organisation-name.ts'
import {
  genotypePath,
  getInvolvedPath,
  getTestedPath,
  helpPath,
  numbersPath,
  whatIsSickleCellPath,
} from '#shared/paths.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import cells from '../art/cells.svg'
import couple from '../art/couple.svg'
import homeDrawings from '../art/home.svg'
import weave from '../art/weave.svg'
import { Illustration } from '../data-saver/drawing.tsx'
import { Photo } from '../data-saver/photo.tsx'
import { useSiteContent } from '../site-content.ts'
import styles from './carousel.module.css'
import { HomeDrawing } from './home-drawing.tsx'
import { type ComingEvent, NextEventLine } from './next-event.tsx'
import { RotationButton, StepButton, StepsWithoutScripts } from './rotation.tsx'

type Props = { event: ComingEvent | undefined }

export const Hero = ({ event }: Props) => {
  const { title, lead } = useSiteContent('welcome', welcome)
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.panel}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="actions">
            <a className={buttonClass('filled')} href="#genotype">
              Know your genotype
            </a>
            <ButtonLink to={whatIsSickleCellPath} variant="outline">
              What is sickle cell?
            </ButtonLink>
          </p>
        </div>
        <Carousel />
      </div>
      <EntryPoints event={event} />
    </>
  )
}

/** The pages that most visitors look for, and the next event if there is one. */
const EntryPoints = ({ event }: Props) => (
  <nav className={`container ${styles.entries}`} aria-label="Start here">
    <p>
      <EntryPicture name="ill" />
      <a href={helpPath}>Someone is ill now</a>
      See the warning signs, and what to do.
    </p>
    <p>
      <EntryPicture name="genotype" />
      <a href={genotypePath}>Know your genotype</a>
      See the chance for a child, or <a href={getTestedPath}>get tested</a>.
    </p>
    <p>
      <EntryPicture name="involved" />
      <a href={getInvolvedPath}>I want to help</a>
      Give time or blood, or share <a href={numbersPath}>numbers with sources</a>.
    </p>
    <NextEventLine event={event} />
  </nav>
)

const EntryPicture = ({ name }: { name: 'ill' | 'genotype' | 'involved' }) =>
  useIsLight() ? null : <HomeDrawing name={name} width={96} height={96} />

const art: Record<DrawingName, string> = { family: `${homeDrawings}#family`, cells, couple, weave }

/** The carousel (slider, slideshow) at the top of the home page; `rotation.tsx` advances its slides. */
const Carousel = () => {
  const { slides } = useSiteContent('slides', ownSlides)
  return (
    <section
      className={`band no-print ${styles.carousel}`}
      aria-roledescription="carousel"
      aria-label={`What ${organisationName()} stands for`}
    >
      <div className={styles.controls}>
        <RotationButton what="slides" />
        <StepButton by={-1} label="Previous slide" />
        <StepButton by={1} label="Next slide" />
      </div>
      <div className={styles.slides} aria-live="polite">
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two slides may be equal, and their order never changes.
          <Slide key={at} slide={slide} at={at} count={slides.length} />
        ))}
      </div>
    </section>
  )
}

type SlideProps = { slide: SlideWords; at: number; count: number }

const Slide = ({ slide, at, count }: SlideProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the W3C carousel pattern asks for a group; a fieldset is for fields.
  <div
    className={styles.slide}
    role="group"
    aria-roledescription="slide"
    aria-label={`${at + 1} of ${count}`}
    data-place={at === 0 ? 'shown' : at + 1 < count ? 'after' : 'before'}
  >
    <SlidePicture slide={slide} isFirst={at === 0} />
    <div className={styles.bar}>
      {slide.caption && <p className={styles.caption}>{slide.caption}</p>}
      <p className={styles.count} aria-hidden="true">
        {`${at + 1} of ${count}`}
      </p>
    </div>
    <StepsWithoutScripts at={at} count={count} />
  </div>
)

const SlidePicture = ({ slide: { picture, alt, drawing }, isFirst }: { slide: SlideWords; isFirst: boolean }) =>
  picture ? (
    <Photo photo={picture} alt={alt} sizes="(min-width: 900px) 70vw, 100vw" isFirst={isFirst} />
  ) : (
    <Illustration image={art[drawing]} alt={alt} width={960} height={680} fit="xMaxYMid slice" />
  )

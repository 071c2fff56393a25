/**
 * The drawings of the home page that a visitor sees without doing anything. One file has all of them (a sprite), and
 * they become part of the page, because a browser creates a document of its own for each SVG image.
 */
import sprite from '../art/home.svg'

/** As an image, the file shows the family. A test checks the size of the file as it is sent. */
export const homeDrawings = sprite
export const homeDrawingsBytes = 3000

type Name =
  | 'family'
  | 'ill'
  | 'genotype'
  | 'involved'
  | 'community'
  | 'research'
  | 'technology'
  | 'story'
  | 'quote'
  | 'thread'

type Props = {
  name: Name
  width: number
  height: number
  /** Absent for a decorative drawing. */
  alt?: string
  className?: string | undefined
  /** How the drawing fills its box: `slice` cuts what is too much, `none` stretches. */
  fit?: 'xMidYMid slice' | 'xMaxYMid slice' | 'none'
}

export const HomeDrawing = ({ name, width, height, alt, className, fit }: Props) => (
  <svg
    className={className}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio={fit}
    role={alt && 'img'}
    aria-label={alt}
    aria-hidden={!alt || undefined}
  >
    <use href={`${sprite}#${name}`} />
  </svg>
)

import { useIsLight } from '#page/data-saver.ts'
import { PictureBox } from './picture-box.tsx'

/** The maximum sizes of a drawing and of a file of several (a sprite) as they are sent; a test checks the sizes. */
export const drawingBytes = 1000
export const spriteBytes = 3000

type Props = {
  /** The file, or the id of a drawing in a sprite: `…#vessel`. The sprite's `<view>` for an image of it is `#vessel-view`. */
  image: string
  /** Empty for a decorative drawing. */
  alt: string
  width: number
  height: number
  /** The first image of a page, which the browser loads with priority. */
  isFirst?: boolean
  fit?: Fit
}

/** How a drawing of a sprite fills its box: `slice` cuts what is too much, `none` stretches. */
type Fit = 'xMidYMid slice' | 'xMaxYMid slice' | 'none'

/** One of the site's drawings, in a file. */
export const Illustration = ({ image, alt, width, height, isFirst = false, fit }: Props) => {
  const isLight = useIsLight()
  const isInSprite = image.includes('#')
  const box = isInSprite ? { url: `${image}-view`, bytes: spriteBytes } : { url: image, bytes: drawingBytes }
  if (isLight) return alt ? <PictureBox {...box} alt={alt} /> : <PlainPeople />
  if (isInSprite) return <SpriteDrawing href={image} width={width} height={height} alt={alt} fit={fit} />
  return (
    <img
      src={image}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
}

type SpriteProps = {
  href: string
  width: number
  height: number
  /** Empty or absent for a decorative drawing. */
  alt?: string
  className?: string | undefined
  fit?: Fit | undefined
}

/** A drawing of a sprite becomes part of the page, because a browser creates a document of its own for each SVG image. */
export const SpriteDrawing = ({ href, width, height, alt, className, fit }: SpriteProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio={fit}
    role={alt ? 'img' : undefined}
    aria-label={alt || undefined}
    aria-hidden={!alt || undefined}
  >
    <use href={href} />
  </svg>
)

// The middle of each figure, the top of its head, and the colours of the skin and the dress.
const people = [
  [30, 16, '#7a4228', 'var(--green-600)'],
  [90, 16, '#572c1d', 'var(--gold-400)'],
  [60, 4, '#6b3a24', 'var(--red-600)'],
] as const

/** Replaces a decorative drawing by a small inline one, so that the browser loads no file. */
export const PlainPeople = () => (
  <svg className="plain-drawing" viewBox="0 0 120 80" aria-hidden="true">
    {people.map(([x, y, skin, dress]) => (
      <g key={x}>
        <path d={`M${x - 22} 80V${y + 48}a22 22 0 0 1 44 0V80z`} fill={dress} />
        <path d={`M${x} ${y + 13}v14`} stroke={skin} strokeWidth="10" strokeLinecap="round" />
        <circle cx={x} cy={y + 13} r="13" fill={skin} />
      </g>
    ))}
  </svg>
)

import { useIsLight } from '#page/data-saver.ts'
import { PictureBox } from './picture-box.tsx'

/** The maximum size of each drawing as it is sent; a test checks the sizes. */
export const drawingBytes = 1000

type Props = {
  image: string
  /** Empty for a decorative drawing. */
  alt: string
  width: number
  height: number
  /** The first image of a page, which the browser loads with priority. */
  isFirst?: boolean
}

/** One of the site's drawings, in a separate file. */
export const Illustration = ({ image, alt, width, height, isFirst = false }: Props) => {
  const isLight = useIsLight()
  if (isLight && !alt) return <PlainPeople />
  if (isLight) return <PictureBox url={image} alt={alt} bytes={drawingBytes} />
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

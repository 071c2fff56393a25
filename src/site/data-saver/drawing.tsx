import { useIsLight } from '#page/data-saver.ts'
import { PictureBox, PlainCell } from './picture-box.tsx'

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

/** One of our drawings, in a file of its own. */
export const Illustration = ({ image, alt, width, height, isFirst = false }: Props) => {
  const isLight = useIsLight()
  if (isLight && !alt) return <PlainCell />
  if (isLight) return <PictureBox url={image} alt={alt} bytes={drawingBytes} />
  return (
    <img
      src={image}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  )
}

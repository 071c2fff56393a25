import { useIsLight } from '#page/data-saver.ts'
import { PictureBox, PlainCell } from './picture-box.tsx'

/** What each of our drawings weighs at most as it is sent; a test weighs them. */
export const drawingBytes = 1000

type Props = {
  image: string
  /** Empty for what only decorates. */
  alt: string
  width: number
  height: number
  /** The first picture of a page is what people wait for. */
  isFirst?: boolean
}

/** A drawing of ours that is a file. */
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

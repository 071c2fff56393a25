import logo1 from './logo-1.svg'
import logo2 from './logo-2.svg'
import logo3 from './logo-3.svg'
import logo4 from './logo-4.svg'
import logo5 from './logo-5.svg'

const drawings = [logo1, logo2, logo3, logo4, logo5]

type Props = {
  id: string
  /** The position in a list: neighbours never get the same drawing. */
  index?: number
}

/** One of the site's five drawings, for an article without an image. */
export const Placeholder = ({ id, index }: Props) => (
  <img src={drawings[drawingFor(id, index)]} alt="Voima" width={320} height={200} loading="lazy" decoding="async" />
)

const sumOf = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/**
 * Chooses one of five drawings for an article. The same id always gets the same drawing; in a list even positions use
 * three of them and odd positions the other two, so that neighbours differ.
 */
export const drawingFor = (id: string, index?: number) => {
  if (index === undefined) return sumOf(id) % 5
  return index % 2 === 0 ? (sumOf(id) % 3) * 2 : (sumOf(id) % 2) * 2 + 1
}

import { organisationName } from '#shared/organisation-name.ts'
import { drawingFor } from './drawing-for.ts'
import logo1 from './logo-1.svg'
import logo2 from './logo-2.svg'
import logo3 from './logo-3.svg'
import logo4 from './logo-4.svg'
import logo5 from './logo-5.svg'

const drawings = [logo1, logo2, logo3, logo4, logo5]

type Props = {
  id: string
  /** The position in a list: neighbours never get the same drawing. */
  index?: number | undefined
}

/** One of the site's five drawings, for an article without an image. */
export const Placeholder = ({ id, index }: Props) => <Drawing image={drawings[drawingFor(id, index)]} />

/** All five, in order. */
export const Drawings = () => drawings.map((image) => <Drawing key={image} image={image} />)

const Drawing = ({ image }: { image: string | undefined }) => (
  <img src={image} alt={organisationName()} width={320} height={200} loading="lazy" decoding="async" />
)

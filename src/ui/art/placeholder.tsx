import { organisationName } from '#shared/organisation-name.ts'
import drawings from './placeholders.svg'

/**
 * One of the site's five drawings, for an article without an image: `drawing-for.ts` chooses which. They are views of one
 * file, so that a browser creates one document for all of them. The file has the proportions of a view: a cropped image
 * then shows no other view.
 */
export const Placeholder = ({ number }: { number: number }) => (
  <img
    src={`${drawings}#d${number}`}
    alt={organisationName()}
    width={320}
    height={200}
    loading="lazy"
    decoding="async"
  />
)

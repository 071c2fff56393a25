import { Cell } from '#ui/art/cell.tsx'
import { Icon } from '#ui/icon.tsx'

/** The headers of a response, before the picture itself. */
const headerBytes = 500

/** What opening the picture costs, rounded up. Phone companies count a thousand bytes as a kilobyte. */
export const costInWords = (bytes: number) => `${Math.ceil((bytes + headerBytes) / 1000)} KB`

type Props = {
  url: string
  /** What the picture shows; empty without an alternative text. */
  alt: string
  /** What the file weighs, where that is known. */
  bytes: number | undefined
  /** For browsers that cannot show the file at `url`. */
  otherUrl?: string
}

/**
 * Stands where a picture would be, as large as its place, and fetches it when it is opened. Its look is in
 * `ui/styles/light.css`. Only the server makes light pages, so browsers need not load this.
 */
export const PictureBox = (props: Props) => (import.meta.env.SSR ? <Box {...props} /> : null)

const Box = ({ url, alt, bytes, otherUrl }: Props) => (
  <details className="picture-box">
    <summary>
      <span className="picture-box-alt">{alt || 'A picture'}</span>
      <span className="picture-box-cost">
        <Icon name="picture" />
        <span>
          <span className="picture-box-show">Show picture, </span>
          {bytes === undefined ? 'size not known' : costInWords(bytes)}
        </span>
      </span>
      <Icon name="close" />
    </summary>
    <picture>
      {/* Where scripts are switched off, browsers do not wait for lazy pictures: there a link opens the file. */}
      <source media="(scripting: none)" srcSet="data:," />
      {otherUrl && <source type={`image/${url.split('.').at(-1)}`} srcSet={url} />}
      <img src={otherUrl ?? url} alt={alt} loading="lazy" decoding="async" />
    </picture>
    <a className="picture-box-link" href={url}>
      Open the picture
    </a>
  </details>
)

/** In place of a drawing that only decorates: part of the page, so nothing is fetched for it. */
export const PlainCell = () => <Cell className="plain-cell" />

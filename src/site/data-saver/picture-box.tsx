/** The box that light pages show in place of an image (click to load): the visitor sees its size first. */
import { Cell } from '#ui/art/cell.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'

/** The size of a response's headers, which is added to the size of the image. */
const headerBytes = 500

/** The download size of the image, rounded up. Mobile operators count 1000 bytes as a kilobyte. */
export const costInWords = (bytes: number) => `${Math.ceil((bytes + headerBytes) / 1000)} KB`

type Props = {
  url: string
  /** The alternative text; empty for a decorative image. */
  alt: string
  /** The size of the file, if known. */
  bytes: number | undefined
  /** A fallback for browsers that cannot show the file at `url`. */
  otherUrl?: string
}

/**
 * Replaces an image by a box of the same size, which loads the image when the visitor opens it. Its styles are in
 * `ui/styles/light.css`.
 */
export const PictureBox = ({ url, alt, bytes, otherUrl }: Props) => (
  <details className="picture-box">
    <summary>
      <span className="picture-box-alt">{alt || 'A picture'}</span>
      <span className="picture-box-cost">
        <Icon name="picture" />
        <span>
          <span className="picture-box-show">Show picture, </span>
          {bytes === undefined ? 'size unknown' : costInWords(bytes)}
        </span>
      </span>
      <Icon name="close" />
    </summary>
    <Picture
      sources={[
        // Without scripts, browsers do not load images lazily: there a link opens the file.
        { media: '(scripting: none)', srcSet: 'data:,' },
        { type: `image/${url.split('.').at(-1)}`, srcSet: otherUrl && url },
      ]}
      src={otherUrl ?? url}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
    <a className="picture-box-link" href={url}>
      Open the picture
    </a>
  </details>
)

/** Replaces a decorative drawing by an inline one, so that the browser loads no file. */
export const PlainCell = () => <Cell className="plain-drawing" />

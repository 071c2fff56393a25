import type { ComponentProps } from 'react'

type Source = { type?: string; media?: string; srcSet: string | undefined; sizes?: string }

type PictureProps = ComponentProps<'img'> & { sources: Source[]; imgClass?: string | undefined }

/** An image in several formats: the browser takes the first source that it can show. A source without files is omitted. */
export const Picture = ({ sources, className, imgClass, alt, ...img }: PictureProps) => (
  <picture className={className}>
    {sources.map((source) => source.srcSet && <source key={source.srcSet} {...source} />)}
    <img {...img} alt={alt} className={imgClass} />
  </picture>
)

/** The formats of an image of this site. `sizes`: the width at which it is shown, like the attribute. */
export const imageSources = (
  { imageAvif, imageSrcset }: { imageAvif?: string | undefined; imageSrcset?: string | undefined },
  sizes: string,
): Source[] => [
  { type: 'image/avif', srcSet: imageAvif, sizes },
  { type: 'image/webp', srcSet: imageSrcset, sizes },
]

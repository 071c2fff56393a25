/** The schemas of images: the fields that pages need (srcset, AVIF, focal point), and the entries of the library. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { namedShape, optionalText, PageQuery } from './fields.ts'
import { Version } from './version.ts'

const tenth = (side: string) =>
  z
    .int({ error: `The focus must give the distance from the ${side} in percent.` })
    .min(0)
    .max(100)
    .multipleOf(10, { error: 'The focus must be a multiple of ten percent.' })

/** The focal point, which stays visible when an image is cropped. */
export const Focus = z.object({ x: tenth('left'), y: tenth('top') }).meta({
  id: 'Focus',
  description: 'The most important point: percent from the left and from the top, in steps of ten',
})
export type Focus = z.infer<typeof Focus>

/** The fields that an image adds to an item, all absent if it has none. Sizes are in CSS pixels. */
export const imageFields = {
  imageId: z.string().optional().meta({ description: 'The _id of the picture in the library' }),
  imageUrl: z.string().optional().meta({ description: 'The address of a file that every browser can show' }),
  imageSrcset: z.string().optional().meta({ description: 'WebP files by width, for srcset' }),
  imageAvif: z.string().optional().meta({ description: 'AVIF files by width, for srcset; absent until they are made' }),
  imageWidth: z.int().optional(),
  imageHeight: z.int().optional(),
  imageAlt: z.string().optional().meta({ description: 'A description of the picture; empty if it is decorative' }),
  imageFocus: Focus.optional(),
  imageLight: z
    .object({ url: z.string(), bytes: z.int() })
    .optional()
    .meta({ description: 'The smallest file that is sharp on a phone, AVIF or WebP, and its size' }),
}

export const ImageUse = z
  .object({
    kind: z.enum(['news', 'blog', 'site', 'newsletter', 'event', 'question']),
    _id: z.string(),
    title: z.string(),
    isRemoved: z.boolean().meta({ description: 'It is in the trash and can be restored' }),
  })
  .meta({ id: 'ImageUse', description: 'Where it is used: a text, or a section of the site content' })
export type ImageUse = z.infer<typeof ImageUse>

export const LibraryImage = namedShape('LibraryImage', {
  _id: z.string(),
  name: z.string().meta({ description: 'The original name of the file' }),
  createdAt: z.iso.datetime(),
  isDecorative: z.boolean().meta({ description: 'Marked as decorative: it needs no description' }),
  consent: z
    .object({
      at: z.iso.datetime(),
      by: z.string().meta({ description: 'The name of the user who stated it' }),
      people: z
        .enum(['nobody', 'agreed'])
        .optional()
        .meta({ description: 'nobody can be recognised, or everyone agreed; absent if one question was about both' }),
    })
    .optional()
    .meta({ description: 'What somebody stated about the people in it, when, and who; absent if nobody did' }),
  assumedConsent: z.object({ at: z.iso.datetime(), by: z.string() }).optional().meta({
    description:
      'When an article with it was first published although nobody had stated anything about the people in it, and by whom',
  }),
  version: Version,
  uses: z.array(ImageUse),
  earlierUses: z.int().optional().meta({
    description: 'How many earlier versions and unsaved drafts use it; only for a single picture, not in lists',
  }),
  ...imageFields,
})
export type LibraryImage = z.infer<typeof LibraryImage>

/** The editable fields of an image. An absent field is not changed. */
export const ImageMetadata = z.object({
  alt: optionalText('alt', limits.imageAlt).meta({ description: 'A description of the picture' }),
  isDecorative: z.boolean().optional().meta({ description: 'It is decorative and needs no description' }),
  hasConsent: z.boolean().optional().meta({
    description: 'As an earlier version asked, about both: true means nobody or agreed, false is the same as unknown',
  }),
  people: z.enum(['nobody', 'agreed', 'unknown']).optional().meta({
    description:
      'nobody: nobody in it can be recognised; agreed: everyone who can be recognised agreed, and a parent of anyone under 18; unknown: to be checked',
  }),
  focus: Focus.optional(),
  version: Version.optional(),
})
export type ImageMetadata = z.infer<typeof ImageMetadata>

const wants = ['words', 'consent'] as const

export const ImagesQuery = z.object({
  ...PageQuery.shape,
  search: z
    .string()
    .max(limits.librarySearch, `Search for at most ${limits.librarySearch} characters.`)
    .optional()
    .meta({ description: 'Words of the description or file name' }),
  lacks: z
    .enum(wants)
    .optional()
    .meta({ description: 'Only pictures without a description, or without confirmed consent' }),
})
export type ImagesQuery = z.infer<typeof ImagesQuery>

export const NewUpload = z.object({
  name: z
    .string({ error: 'name must be text.' })
    .max(limits.imageName, `The name may have at most ${limits.imageName} characters.`)
    .optional()
    .default(''),
  bytes: z
    .int({ error: 'bytes must be a whole number.' })
    .min(1, 'The picture file is empty.')
    .max(limits.imageBytes, `A picture may have at most ${limits.imageBytes / 1024 / 1024} MB.`)
    .meta({ description: 'The size of the whole file in bytes' }),
})
export type NewUpload = z.infer<typeof NewUpload>

export const Upload = namedShape('Upload', {
  _id: z.string().meta({ description: 'The _id that the picture will have' }),
  bytes: z.int(),
  received: z.int().meta({ description: 'How many bytes have arrived: where the next part begins' }),
  endsAt: z.iso.datetime().meta({ description: 'When the unfinished upload expires' }),
})
export type Upload = z.infer<typeof Upload>

export const UploadPosition = z.object({
  at: z
    .string()
    .regex(/^\d{1,9}$/, 'at must be the number of bytes that have arrived already.')
    .transform(Number)
    .meta({ type: 'integer', minimum: 0, maximum: limits.imageBytes, description: 'Where this part begins' }),
})

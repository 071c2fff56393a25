import { z } from 'zod'
import { limits } from '../limits.ts'
import { PageQuery } from './page.ts'
import { isStorable, optionalText } from './text.ts'

const tenth = (side: string) =>
  z
    .int({ error: `The focus has to say how far from the ${side} it is, in percent.` })
    .min(0)
    .max(100)
    .multipleOf(10, { error: 'The focus goes in steps of ten percent.' })

/** The focal point, which stays visible when an image is cropped. */
export const Focus = z
  .object({ x: tenth('left'), y: tenth('top') })
  .meta({ id: 'Focus', description: 'In percent from the left and from the top, in steps of ten' })
export type Focus = z.infer<typeof Focus>

/** The fields that an image adds to an item, all absent when it has none. Sizes are in CSS pixels. */
export const imageFields = {
  imageId: z.string().optional().meta({ description: 'The _id of the picture in the library' }),
  imageUrl: z.string().optional().meta({ description: 'One plain address that every browser can show' }),
  imageSrcset: z.string().optional().meta({ description: 'WebP files by width, ready for srcset' }),
  imageAvif: z
    .string()
    .optional()
    .meta({ description: 'AVIF files by width, ready for srcset; absent until they are made' }),
  imageWidth: z.int().optional(),
  imageHeight: z.int().optional(),
  imageAlt: z.string().optional().meta({ description: 'What the picture shows; empty when it is decoration' }),
  imageFocus: Focus.optional(),
  imageLight: z
    .object({ url: z.string(), bytes: z.int() })
    .optional()
    .meta({ description: 'The smallest file that is sharp on a phone, AVIF or WebP, and what it costs' }),
}

export const ImageUse = z
  .object({
    kind: z.enum(['news', 'blog', 'site', 'newsletter']),
    _id: z.string(),
    title: z.string(),
    isRemoved: z.boolean().meta({ description: 'It lies in the trash, and may be brought back' }),
  })
  .meta({ id: 'ImageUse', description: 'An article, a section of the site content, or a newsletter' })
export type ImageUse = z.infer<typeof ImageUse>

export const LibraryImage = z
  .object({
    _id: z.string(),
    name: z.string().meta({ description: 'The name of the file as it was sent' }),
    createdAt: z.iso.datetime(),
    isDecorative: z.boolean().meta({ description: 'Somebody has said that it shows nothing that needs words' }),
    consent: z
      .object({ at: z.iso.datetime(), by: z.string() })
      .optional()
      .meta({ description: 'When and by whom it was confirmed that everyone in it agreed; absent when nobody did' }),
    uses: z.array(ImageUse),
    earlierUses: z.int().optional().meta({
      description: 'How many earlier versions and unsaved drafts name it; only for one picture, not in lists',
    }),
    ...imageFields,
  })
  .meta({ id: 'LibraryImage' })
export type LibraryImage = z.infer<typeof LibraryImage>

/** The editable fields of an image. An absent field stays as it is. */
export const ImageMetadata = z.object({
  alt: optionalText('alt', limits.imageAlt).meta({ description: 'What it shows' }),
  isDecorative: z.boolean().optional().meta({ description: 'It shows nothing that needs words' }),
  hasConsent: z
    .boolean()
    .optional()
    .meta({ description: 'Everyone recognisable in it agreed, and a parent of anyone under 18' }),
  focus: Focus.optional(),
})
export type ImageMetadata = z.infer<typeof ImageMetadata>

const wants = ['words', 'consent'] as const

export const ImagesQuery = z.object({
  ...PageQuery.shape,
  search: z
    .string()
    .max(limits.librarySearch, `Search for at most ${limits.librarySearch} characters.`)
    .refine(isStorable, 'The search has a character that cannot be looked for.')
    .optional()
    .meta({ description: 'Words of its description or file name' }),
  lacks: z
    .enum(wants, { error: `lacks must be one of ${wants.join(', ')}.` })
    .optional()
    .meta({ description: 'Only those that nobody has described, or nobody has confirmed the consent for' }),
})
export type ImagesQuery = z.infer<typeof ImagesQuery>

export const NewUpload = z.object({
  name: z
    .string({ error: 'name must be one text.' })
    .max(limits.imageName, `The name may have at most ${limits.imageName} characters.`)
    .refine(isStorable, 'The name has a character that cannot be stored.')
    .optional()
    .default(''),
  bytes: z
    .int({ error: 'bytes must be a whole number.' })
    .min(1, 'The picture file is empty.')
    .max(limits.imageBytes, `A picture may have at most ${limits.imageBytes / 1024 / 1024} MB.`)
    .meta({ description: 'How large the whole file is' }),
})
export type NewUpload = z.infer<typeof NewUpload>

export const Upload = z
  .object({
    _id: z.string().meta({ description: 'The picture will have the same' }),
    bytes: z.int(),
    received: z.int().meta({ description: 'How much of it is here: the next part begins there' }),
    endsAt: z.iso.datetime().meta({ description: 'Half a picture is forgotten then' }),
  })
  .meta({ id: 'Upload' })
export type Upload = z.infer<typeof Upload>

export const UploadPosition = z.object({
  at: z
    .string()
    .regex(/^\d{1,9}$/, 'at must be the number of bytes that are there already.')
    .transform(Number)
    .meta({ type: 'integer', minimum: 0, maximum: limits.imageBytes, description: 'Where this part begins' }),
})

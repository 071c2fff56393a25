import { z } from 'zod'

const tenth = (side: string) =>
  z
    .int({ error: `The focus has to say how far from the ${side} it is, in percent.` })
    .min(0)
    .max(100)
    .multipleOf(10, { error: 'The focus goes in steps of ten percent.' })

/** Where the eye should fall when a picture is cropped. */
export const Focus = z
  .object({ x: tenth('left'), y: tenth('top') })
  .meta({ id: 'Focus', description: 'In percent from the left and from the top, in steps of ten' })
export type Focus = z.infer<typeof Focus>

/** The fields that a picture adds to an item, all absent when it has none. Sizes are in CSS pixels. */
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

import { z } from 'zod'

/** The fields that a picture adds to an item, all absent when it has none. Sizes are in CSS pixels. */
export const imageFields = {
  imageUrl: z.string().optional().meta({ description: 'One plain address that every browser can show' }),
  imageSrcset: z.string().optional().meta({ description: 'WebP files by width, ready for srcset' }),
  imageAvif: z
    .string()
    .optional()
    .meta({ description: 'AVIF files by width, ready for srcset; absent until they are made' }),
  imageWidth: z.int().optional(),
  imageHeight: z.int().optional(),
  imageAlt: z.string().optional().meta({ description: 'What the picture shows; empty when it is decoration' }),
  imageLight: z
    .object({ url: z.string(), bytes: z.int() })
    .optional()
    .meta({ description: 'The smallest file that is sharp on a phone, AVIF or WebP, and what it costs' }),
}

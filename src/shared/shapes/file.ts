import { z } from 'zod'
import { namedShape } from './fields.ts'
import { ImageUse } from './image.ts'

/** A file for download, such as a leaflet. */
export const DownloadFile = namedShape('DownloadFile', {
  _id: z.string(),
  name: z.string().meta({ description: 'The name under which it is downloaded' }),
  bytes: z.int().meta({ description: 'Its size' }),
  createdAt: z.iso.datetime(),
  url: z.string().meta({ description: 'Its path on this site: a link in a text names it' }),
  uses: z.array(ImageUse).meta({ description: 'The texts that name it' }),
})
export type DownloadFile = z.infer<typeof DownloadFile>

/** The import of export files in the admin area. */
import { z } from 'zod'
import { namedShape } from './fields.ts'

const maxFiles = 50
/** The sizes of the site's own disks differ; `core/import/site-import.ts` also checks the free space. */
const maxBytes = 20 * 1024 ** 3

const ImportFile = z.object({
  name: z
    .string({ error: 'name must be text.' })
    .min(1, 'A file has no name.')
    .max(200, 'The name of a file is too long.'),
  bytes: z
    .int({ error: 'bytes must be a whole number.' })
    .min(1, 'A file is empty.')
    .max(maxBytes, 'A file is too large.'),
  isUploads: z.boolean().optional().default(false).meta({ description: 'An archive of pictures, not an export' }),
})

const pictures = z
  .enum(['site', 'uploads', 'none'], { error: 'pictures must be site, uploads or none.' })
  .meta({ description: 'Where pictures come from: the old site, an archive among the files, or nowhere' })

export const NewSiteImport = z.object({
  files: z
    .array(ImportFile, { error: 'files must be a list.' })
    .max(maxFiles, `At most ${maxFiles} files can be imported at once.`)
    .refine((files) => files.some(({ isUploads }) => !isUploads), 'Choose the file that the old site exported.'),
  pictures,
  site: z
    .union([z.literal(''), z.httpUrl('Write the address of the old site like https://old.example.').max(300)])
    .optional()
    .default('')
    .meta({ description: 'The address of the old site, which exports of Ghost do not contain' }),
})
export type NewSiteImport = z.infer<typeof NewSiteImport>

export const SiteImportStart = z.object({
  isTrial: z.boolean({ error: 'isTrial must be true or false.' }).meta({ description: 'A dry run: nothing is saved' }),
  news: z
    .array(z.string().max(200), { error: 'news must be a list.' })
    .max(1000)
    .optional()
    .default([])
    .meta({ description: 'The slugs of the categories whose posts become news' }),
})

export const ImportPosition = z.object({
  at: z
    .string()
    .regex(/^\d{1,11}$/, 'at must be the number of bytes that have arrived already.')
    .transform(Number)
    .meta({ type: 'integer', minimum: 0, maximum: maxBytes, description: 'Where this part begins' }),
})

export const ImportFileIndex = z.object({
  index: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .meta({ type: 'integer', description: 'The place in the list, from 0' }),
})

export const SiteImport = namedShape('SiteImport', {
  step: z
    .enum(['uploading', 'trial', 'tried', 'running', 'done'])
    .meta({ description: 'The files arrive; the dry run; it has ended; the import; it has ended' }),
  files: z.array(ImportFile.extend({ received: z.int() })),
  pictures,
  site: z.string(),
  news: z.array(z.string()),
  done: z.int().meta({ description: 'How many items of `all` are done' }),
  all: z.int(),
  categories: z.array(z.object({ slug: z.string(), name: z.string(), texts: z.int() })),
  lines: z.array(z.string()).meta({ description: 'The numbers of the report, a sentence for each kind' }),
  failure: z.string().optional().meta({ description: 'Why the last run ended early' }),
})
export type SiteImport = z.infer<typeof SiteImport>

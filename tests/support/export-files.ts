/** Writes export files of WordPress and Ghost, and imports them as `npm run import -- FILE` does. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { openImages } from '#core/images/open-images.ts'
import { importFromFiles } from '#core/import/exports/command.ts'

const cdata = (text: string) => `<![CDATA[${text}]]>`

type Post = { id: number; title?: string; html?: string; type?: string; status?: string; more?: string; slug?: string }

export const wxrItem = ({
  id,
  title = `Post ${id}`,
  html = 'Words.',
  type = 'post',
  status = 'publish',
  more = '',
  slug = `post-${id}`,
}: Post) => `
<item><title>${cdata(title)}</title><link>https://old.example/2020/05/${slug}/</link><dc:creator>esi</dc:creator>
<content:encoded>${cdata(html)}</content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>2020-05-0${(id % 9) + 1} 10:00:00</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>
<wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`

export const attachment = (id: number, name: string) =>
  wxrItem({
    ...{ id, type: 'attachment', status: 'inherit', html: '' },
    more: `<wp:attachment_url>https://old.example/wp-content/uploads/2020/05/${name}</wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>A walk</wp:meta_value></wp:postmeta>`,
  })

export const category = (slug: string, name: string) =>
  `<category domain="category" nicename="${slug}">${cdata(name)}</category>`

export const wxr = (items: string[], start = '') => `<?xml version="1.0" encoding="UTF-8"?>${start}
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login>esi</wp:author_login><wp:author_display_name>${cdata('Esi Mensah')}</wp:author_display_name></wp:author>
${items.join('')}</channel></rss>`

type FileImport = {
  config: Config
  files: Record<string, string | Uint8Array>
  news?: string[]
  pictures?: string
  isTrial?: boolean
  site?: string
  now?: string
}

/** Pictures come from the folder or archive `pictures`, from `site`, or from nowhere. */
export const importFiles = async ({
  config,
  files,
  news = [],
  site,
  pictures = site ? undefined : 'none',
  isTrial = false,
  now,
}: FileImport) => {
  const folder = await mkdtemp(join(tmpdir(), 'voima-'))
  const names = Object.keys(files).map((name) => join(folder, name))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const clock = () => new Date(now ?? '2026-06-19T08:00:00.000Z')
  const db = await openDatabase(databaseUrlOf(config))
  const images = openImages({ config, db, clock })
  const said: string[] = []
  const report = join(folder, 'report.txt')
  try {
    const web = { wait: async () => {}, log: () => {} }
    const say = (sentence: string) => void said.push(sentence)
    const wish = { files: names, isTrial, news, pictures, site, report, say, web }
    const { addsUp } = await importFromFiles({ db, clock, imageFiles: images.imageFiles, files: images.files }, wish)
    return { addsUp, said, report: await readFile(report, 'utf8') }
  } finally {
    await images.close()
    await db.destroy()
  }
}

import { useIsLight } from '#ui/light.ts'
import { jsonLd, type Thing } from './thing.ts'

/** For search engines, who save no data: a light page goes without. */
export const StructuredData = ({ things }: { things: Thing[] }) =>
  useIsLight() ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which no reader of this undoes; nothing in it can end the script.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />
  )

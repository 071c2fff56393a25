import { useIsLight } from '#page/data-saver.ts'
import { jsonLd, type Thing } from './thing.ts'

/**
 * For search engines, who save no data: a light page goes without. They read what the server wrote, so whatever makes
 * it stays out of the browser (`import.meta.env.SSR`).
 */
export const StructuredData = ({ things }: { things: Thing[] }) =>
  useIsLight() ? null : (
    <script
      suppressHydrationWarning
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which no reader of this undoes; nothing in it can end the script.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonLd(things) : '' }}
    />
  )

import { useIsLight } from '#page/data-saver.ts'

/** Something that search engines are told about, in the words of https://schema.org */
export type Thing = { '@type': string | string[] } & Record<string, unknown>

/** One script for all of them. No text in it can end the script: `<` is written in another way. */
export const jsonLd = (things: Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')

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

/** A page in the breadcrumbs. */
export type Crumb = { name: string; path: string }

export const breadcrumbsThing = (crumbs: Crumb[], site: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site + path,
  })),
})

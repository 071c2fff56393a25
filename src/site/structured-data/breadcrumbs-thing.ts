import type { Thing } from './thing.ts'

/** A page on the way to another. */
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

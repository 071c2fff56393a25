import { organisationName } from '#shared/organisation-name.ts'
import { fileResponse } from './feed-file.ts'
import { element, xmlDocument } from './xml.ts'

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/** `path`: of the page; `ownPath`: of the feed. */
type About = { name: string; description: string; path: string; ownPath: string }

/** RSS 2.0. `site`: the public URL of the site. */
export const rssDocument = (site: string, { name, description, path, ownPath }: About, items: string[]) => {
  const channel = [
    element('title', `${organisationName()} – ${name}`),
    element('link', site + path),
    element('description', description),
    element('language', 'en'),
    element('atom:link', [], { href: site + ownPath, rel: 'self', type: 'application/rss+xml' }),
    ...items,
  ]
  return xmlDocument(element('rss', [element('channel', channel)], namespaces))
}

export const rssResponse = (rss: string) => fileResponse(rss, 'application/rss+xml')

/**
 * The metadata (SEO) of every page: title, description, canonical URL, robots noindex, and Open Graph tags for social
 * previews. `structured-data/structured-data.tsx` makes the JSON-LD.
 */
import { usePublicUrl } from '#page/page-url.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { pageShareImagePath } from '#shared/pages/page-share-image.ts'
import { breadcrumbsThing, type Crumb, StructuredData, type Thing } from './structured-data/structured-data.tsx'

type Props = {
  /** Without the name of the site, which this component adds. */
  title: string
  description?: string
  /** The canonical URL of this page, like /news?page=2. Omitted for a page that search engines should not index. */
  path?: string
  /** The parent page, if it is not the home page: only such a page has breadcrumbs. */
  parent?: Crumb
  /** The share image, 1200 by 630, as a URL on this site. */
  preview?: string
  /** The publication date of an article. */
  publishedAt?: string
  /** More structured data for search engines, in addition to the breadcrumbs. */
  things?: ((site: string) => Thing[]) | undefined
}

/**
 * The title and metadata for browsers, search engines and shared links. React moves all but the script into the head.
 */
export const PageHead = ({ path, ...page }: Props) => (
  <>
    <title>{`${page.title} – ${organisationName()}`}</title>
    {page.description && <meta name="description" content={page.description} />}
    {path ? <Findable path={path} {...page} /> : <meta name="robots" content="noindex" />}
  </>
)

const Findable = ({ path, things, parent, ...page }: Props & { path: string }) => {
  const site = usePublicUrl()
  return (
    <>
      <link rel="canonical" href={site + path} />
      <Shared site={site} path={path} {...page} />
      <StructuredData things={[...(things?.(site) ?? []), ...wayTo(page.title, path, parent, site)]} />
    </>
  )
}

const wayTo = (name: string, path: string, parent: Crumb | undefined, site: string) =>
  parent ? [breadcrumbsThing([parent, { name, path }], site)] : []

/** Open Graph tags, which WhatsApp, Facebook, X and others read from the server's HTML. */
const Shared = ({
  site,
  path,
  title,
  description,
  preview = pageShareImagePath(path),
  publishedAt,
}: Props & { site: string; path: string }) => (
  <>
    <meta property="og:site_name" content={organisationName()} />
    <meta property="og:type" content={publishedAt ? 'article' : 'website'} />
    {publishedAt && <meta property="article:published_time" content={publishedAt} />}
    <meta property="og:title" content={title} />
    {description && <meta property="og:description" content={description} />}
    <meta property="og:url" content={site + path} />
    <meta property="og:image" content={site + preview} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={title} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)

import { usePublicUrl } from '#ui/public-url.ts'

type Props = {
  /** Without the name of the site, which is added. */
  title: string
  description?: string
  /** The one address of this page, like /news?page=2. Left out for a page that should not be found. */
  path?: string
  /** What a shared link shows, as an address on this site. */
  image?: string
}

/** What browsers, search engines and shared links call a page. React moves it into the head. */
export const PageHead = ({ title, description, path, image }: Props) => {
  const site = usePublicUrl()
  const named = `${title} – Voima`
  return (
    <>
      <title>{named}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content="Voima" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={site + image} />}
      {path ? (
        <>
          <meta property="og:url" content={site + path} />
          <link rel="canonical" href={site + path} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

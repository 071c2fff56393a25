import { useContext, useState } from 'react'
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router'

/**
 * The styles of the page, inside the page: a separate file would cost a round trip before anything is seen.
 * `server/page-html.ts` fills the empty element from the files it names. Pages visited later link to their own files.
 */
export const Styles = () => (import.meta.env.DEV ? <Links /> : <InlineStyles />)

const InlineStyles = () => {
  const needed = useStylesheets()
  const [inline] = useState(needed)
  return (
    <>
      <style
        data-sheets={inline.join(' ')}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose; it tells React to leave the content alone.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {needed
        .filter((href) => !inline.includes(href))
        .map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
    </>
  )
}

const useStylesheets = () => {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest
  const matches = useMatches()
  const routes = ['root', ...matches.map((match) => match.id)]
  return [...new Set(routes.flatMap((id) => manifest?.routes[id]?.css ?? []))]
}

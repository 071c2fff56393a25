import { useContext } from 'react'
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { useIsLight } from './light.ts'
import lightSheet from './styles/light.css?url'

/**
 * The styles of the page, inside the page: a separate file would cost a round trip before anything is seen.
 * `server/page-html.ts` fills the empty element from the files it names. Pages visited later link to their own files.
 */
export const Styles = () => (import.meta.env.DEV ? <Links /> : import.meta.env.SSR ? <InlineStyles /> : <LaterStyles />)

// React puts what a later page links to behind what has this precedence. Without it, that would come first and lose.
const InlineStyles = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose; the text comes from the files it names.
  <style data-sheets={useStylesheets().join(' ')} data-precedence="page" dangerouslySetInnerHTML={{ __html: '' }} />
)

const LaterStyles = () =>
  useStylesheets().map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />)

const useStylesheets = () => {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest
  const matches = useMatches()
  const routes = ['root', ...matches.map((match) => match.id)]
  const ofLight = useIsLight() ? [lightSheet] : []
  // React Router marks a file that some other page loads late; it is the same file.
  const files = routes.flatMap((id) => manifest?.routes[id]?.css ?? []).map((href) => href.replace('#', ''))
  return [...new Set(files), ...ofLight]
}

import { useContext } from 'react'
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router'
import lightSheet from '#ui/styles/light.css?url'
import { useIsLight } from './data-saver.ts'

/**
 * The styles of a page, inside the page (inline CSS): a separate file would cost a round trip before anything is
 * visible. `server/render/inline-assets.ts` fills the empty element with the files that it names. Pages opened later
 * link to theirs.
 */
export const Styles = () => (import.meta.env.DEV ? <Links /> : import.meta.env.SSR ? <InlineStyles /> : <LaterStyles />)

// React inserts the stylesheets of later pages behind elements with this precedence. Otherwise they would come first and lose.
const InlineStyles = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose; the server fills in the files that it names.
  <style data-sheets={useStylesheets().join(' ')} data-precedence="page" dangerouslySetInnerHTML={{ __html: '' }} />
)

const LaterStyles = () =>
  useStylesheets().map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />)

const useStylesheets = () => {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest
  const matches = useMatches()
  const routes = ['root', ...matches.map((match) => match.id)]
  const ofLight = useIsLight() ? [lightSheet] : []
  // React Router appends '#' to a file that another page loads lazily; it is the same file.
  const files = routes.flatMap((id) => manifest?.routes[id]?.css ?? []).map((href) => href.replace('#', ''))
  return [...new Set(files), ...ofLight]
}

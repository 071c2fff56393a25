/**
 * Decides when the scripts of a page start (lazy hydration): after loading, on use, or never. A route that differs from
 * the default exports one of these as `handle`. `late-scripts.ts` contains the starters.
 */
import { Scripts, useMatches } from 'react-router'
import { inlineCall, registerWorker, startOnLoad, startOnUse, startScripts, watchScrolling } from './late-scripts.ts'

/**
 * For pages that are complete as HTML, so that reading loads no scripts: `late-scripts.ts` defines what counts as use.
 * Other pages start their scripts once they have loaded.
 */
export const hydrateOnUse = { hydrates: 'on use' }

/** For a page that never has scripts. */
export const neverHydrate = { hydrates: 'never' }

const useHandles = () => useMatches().map(({ handle }) => handle)

export const useNeverHydrates = () => useHandles().includes(neverHydrate)

/** Only the server renders script tags, because React in the browser does not touch elements that it did not create. */
export const DeferredScripts = () =>
  import.meta.env.DEV ? <Scripts /> : import.meta.env.SSR ? <ScriptsWithStarter /> : null

const onUse =
  inlineCall(watchScrolling) + inlineCall(registerWorker, startScripts) + inlineCall(startOnUse, startScripts)
const onLoad = inlineCall(startOnLoad, startScripts)

const ScriptsWithStarter = () => {
  const starter = useHandles().includes(hydrateOnUse) ? onUse : onLoad
  return (
    <>
      <Scripts />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants; the content security policy contains their hash. */}
      <script dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  )
}

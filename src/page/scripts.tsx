/** Decides when the scripts of a page start. A route that differs from the default exports one of these as `handle`. */
import { Scripts, useMatches } from 'react-router'

/** For a page that is complete without scripts: `export { hydrateOnUse as handle } from '#page/scripts.tsx'`. */
export const hydrateOnUse = { hydrates: 'on use' }

/** For a page that shows nothing without its scripts: they start without waiting for the visitor to use the page. */
export const hydrateOnLoad = { hydrates: 'on load' }

/** For a page that never has a script. */
export const neverHydrate = { hydrates: 'never' }

const useHasHandle = (wanted: unknown) => useMatches().some(({ handle }) => handle === wanted)

export const useNeverHydrates = () => useHasHandle(neverHydrate)

/**
 * Every page is complete as HTML, so scripts wait until it has loaded and never compete with it for bandwidth. With
 * `hydrateOnUse`, on a 2G or 3G connection, and with data saver on, they also wait until the visitor first touches the
 * page. A browser also sends a `pointermove` of no distance where a pointer rests while a page loads, which is not a
 * touch. `server/render/inline-assets.ts` turns the module script into an inert one; this code starts it.
 */
const starterFor = (isOnUse: boolean, isOnLoad: boolean) => `{
const signs=['pointerdown','pointermove','touchstart','keydown'];
const start=({type,movementX,movementY})=>{
if(type==='pointermove'&&!movementX&&!movementY)return;
for(const sign of signs)removeEventListener(sign,start);
const waiting=document.querySelector('script[type="text/waiting"]');
const script=document.createElement('script');
script.type='module';
script.textContent=waiting.textContent;
waiting.replaceWith(script)
};
const link=navigator.connection;
if(${isOnUse}||${!isOnLoad}&&link&&(link.saveData||/[23]g/.test(link.effectiveType)))for(const sign of signs)addEventListener(sign,start,{passive:true});
else addEventListener('load',start)
}`

/** Only the server renders script tags: React in the browser leaves elements alone that it did not create. */
export const DeferredScripts = () =>
  import.meta.env.DEV ? <Scripts /> : import.meta.env.SSR ? <ScriptsWithStarter /> : null

const ScriptsWithStarter = () => {
  const starter = starterFor(useHasHandle(hydrateOnUse), useHasHandle(hydrateOnLoad))
  return (
    <>
      <Scripts />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; the content security policy contains its hash. */}
      <script dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  )
}

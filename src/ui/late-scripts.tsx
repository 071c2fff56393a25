import { Scripts } from 'react-router'
import { useIsForReading, useIsForWorking } from './for-reading.ts'

/**
 * The page is complete without scripts, so they wait until it has loaded and never compete with it for the link. On a
 * page that only wants to be read, on a 2G or 3G link, and with data saver on, they wait for the first sign of use as
 * well; not so in the admin area, which is nothing without them. `server/page-html.ts` turns the module script into a
 * waiting one; this starts it.
 */
const starterFor = (isForReading: boolean, isForWorking: boolean) => `{
const signs=['pointerdown','pointermove','touchstart','keydown'];
const start=()=>{
for(const sign of signs)removeEventListener(sign,start);
const waiting=document.querySelector('script[type="text/waiting"]');
const script=document.createElement('script');
script.type='module';
script.textContent=waiting.textContent;
waiting.replaceWith(script)
};
const link=navigator.connection;
if(${isForReading}||${!isForWorking}&&link&&(link.saveData||/[23]g/.test(link.effectiveType)))for(const sign of signs)addEventListener(sign,start,{passive:true});
else addEventListener('load',start)
}`

/** Only the server writes them: the browser has them already, and React leaves alone what it did not make. */
export const LateScripts = () => (import.meta.env.DEV ? <Scripts /> : import.meta.env.SSR ? <Waiting /> : null)

const Waiting = () => {
  const starter = starterFor(useIsForReading(), useIsForWorking())
  return (
    <>
      <Scripts />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash stands in the content security policy. */}
      <script dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  )
}

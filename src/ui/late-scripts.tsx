import { Scripts } from 'react-router'

/**
 * The page is complete without scripts, so they wait until it has loaded and never compete with it for the link.
 * `server/page-html.ts` turns the module script into a waiting one; this starts it.
 */
const start = `addEventListener('load',()=>{const waiting=document.querySelector('script[type="text/waiting"]');
const script=document.createElement('script');script.type='module';script.textContent=waiting.textContent;document.body.append(script)})`

export const LateScripts = () =>
  import.meta.env.DEV ? (
    <Scripts />
  ) : (
    <>
      <Scripts />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash stands in the content security policy. */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  )

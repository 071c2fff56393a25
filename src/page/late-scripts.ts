/**
 * Functions that the server writes into a page as text (deferred hydration, registering the service worker), so that
 * they run before, or without, the application's scripts. Therefore none of them may use anything from outside itself,
 * except its arguments.
 */

type Argument = number | ((...args: never[]) => unknown)

/** The text of a call of this function. A function among its arguments is included as text, too. */
export const inlineCall = <Args extends Argument[]>(called: (...args: Args) => void, ...args: Args) =>
  `(${called})(${args.join()});`

/** Starts the application's scripts, which `server/render/inline-assets.ts` made inert. A second call does nothing. */
export const startScripts = () => {
  const waiting = document.querySelector('script[type="text/waiting"]')
  if (!waiting) return
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = waiting.textContent
  waiting.replaceWith(script)
}

export const startOnLoad = (start: () => void) => addEventListener('load', start)

/**
 * Starts the scripts when a visitor uses a form field, or a button that only scripts can handle. Scrolling, following a
 * link and opening a menu or a question need no scripts. A button pressed before the scripts run is pressed again once
 * they do (`site/layout.tsx` signals this); what was typed or chosen stays in its field. For a signed-in person the
 * scripts start at once, because they add the link to the editor.
 */
export const startOnUse = (start: () => void) => {
  let pressed: HTMLElement | undefined
  const startForField = ({ target }: Event) => {
    if ((target as Element).matches('form :is(input,select,textarea)')) start()
  }
  addEventListener('input', startForField)
  addEventListener('focusin', startForField)
  addEventListener('click', ({ target, defaultPrevented }) => {
    const button = (target as Element).closest<HTMLElement>('[type=button]:not([popovertarget])')
    if (!button || defaultPrevented) return
    pressed = button
    start()
  })
  addEventListener('hydrated', () => pressed?.click())
  // This is the last script of the page, because a browser that blocks storage throws here.
  if (localStorage.authToken) start()
}

/**
 * Registers the service worker (`site/offline/worker/`) at the first click or key press, unless the browser saves data,
 * and reports the page that was loaded before the worker ran. The worker sends a message when requests of the offline
 * queue wait or were sent: then the scripts start, and tell the visitor.
 */
export const registerWorker = (start: () => void) => {
  const workers = navigator.serviceWorker
  if (!workers || navigator.connection?.saveData) return
  const report = () => {
    const pictures = [...document.images].map(({ currentSrc }) => currentSrc)
    workers.controller?.postMessage({ page: location.pathname + location.search, pictures })
  }
  workers.addEventListener('message', start)
  if (!workers.controller) workers.addEventListener('controllerchange', report)
  // Registering again does nothing. A private window may refuse it; the site works without a service worker.
  window.onclick = window.onkeydown = () => void workers.register('/service-worker.js').catch(() => {})
}

/** Tracks whether the visitor scrolls down: `site/frame/header.module.css` then moves the header out of the way. */
export const watchScrolling = () => {
  let before = 0
  addEventListener('scroll', () => {
    document.documentElement.dataset.scrolls = scrollY > before && scrollY > 60 ? 'down' : 'up'
    before = scrollY
  })
}

declare global {
  interface Navigator {
    /** Only some browsers support this API; TypeScript has no type for it yet. */
    connection?: { saveData?: boolean }
  }
}

/**
 * Lazy loading of the scripts of public pages, each at its first use, and what else a page does from the start: functions
 * that the server writes into every public page as text (`InlineScript`), so that they run without another request.
 */

/** Runs the others, which get each other as arguments. */
export const start = (
  watch: typeof watchScrolling,
  register: typeof registerWorker,
  reset: typeof resetBusyButtons,
  onUse: typeof loadOnUse,
  create: typeof createLoader,
  timeoutMilliseconds: number,
) => {
  watch()
  register()
  reset()
  onUse(create, timeoutMilliseconds)
}

/** Loads scripts by their addresses, each once. */
export const createLoader = (timeoutMilliseconds: number) => {
  const loads = new Map<string, Promise<boolean>>()
  const loaded = new Set<string>()
  let failures = 0
  const fetchScript = (path: string) =>
    new Promise<boolean>((resolve) => {
      const onload = () => resolve(loaded.add(path).has(path))
      const onerror = () => resolve(false)
      // A browser does not request a module again that it could not load, except by another address.
      const src = failures ? `${path}#${failures}` : path
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onload, onerror }))
      setTimeout(onerror, timeoutMilliseconds)
    })
  return {
    loaded,
    load: (path = '') => {
      if (path && !loads.has(path)) loads.set(path, fetchScript(path))
      return loads.get(path)
    },
    /** After a failure: the next use loads it again. */
    forget: (path: string) => {
      loads.delete(path)
      failures += 1
    },
  }
}

/**
 * Loads the script that an element names (`data-script`) when a visitor first uses a field, a button or a link in it.
 * Scrolling, reading and opening a menu load nothing. A press before the script runs is held, shown as busy, and
 * repeated; if the script does not arrive in time, the browser follows the link or posts the form itself. The script of
 * `data-signed-in` is loaded at once for a signed-in person.
 */
export const loadOnUse = (create: typeof createLoader, timeoutMilliseconds: number) => {
  const { loaded, load, forget } = create(timeoutMilliseconds)
  let isRepeating = false
  const scriptOf = (element: Element) => element.closest<HTMLElement>('[data-script]')?.dataset.script
  const hold = async (event: Event, pressed: HTMLElement, repeat: () => void) => {
    const src = scriptOf(pressed)
    if (!src || loaded.has(src) || isRepeating) return
    event.preventDefault()
    if (pressed.ariaBusy) return
    pressed.ariaBusy = 'true'
    if (!(await load(src))) forget(src)
    // In a task of its own, because browsers ignore a submission while they handle another one of the same form.
    setTimeout(() => {
      // The visitor has left the page and come back.
      if (!pressed.ariaBusy) return
      pressed.ariaBusy = null
      isRepeating = true
      repeat()
      isRepeating = false
    })
  }
  // Safari does not focus a radio button that is tapped.
  for (const type of ['focusin', 'change'])
    addEventListener(type, ({ target }) => void load(scriptOf(target as Element)))
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    void hold(event, event.submitter ?? form, () => form.requestSubmit(event.submitter))
  })
  addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[type=button],:not(form)[data-script] a[href]')
    if (pressed && !(event.ctrlKey || event.metaKey || event.shiftKey)) void hold(event, pressed, () => pressed.click())
  })
  // Last, because a browser that blocks storage throws here.
  if (localStorage.authToken) void load(document.querySelector<HTMLElement>('[data-signed-in]')?.dataset.signedIn)
}

/** A page that the browser shows again from its memory may have been left while a press was held or sent. */
export const resetBusyButtons = () =>
  addEventListener('pageshow', () => {
    for (const pressed of document.querySelectorAll('[aria-busy]')) pressed.ariaBusy = null
  })

/**
 * Registers the service worker (`site/offline/worker/`) at the first click or key press, unless the browser saves data,
 * and reports the page that was loaded before the worker ran. The worker sends a message when requests of the offline
 * queue wait or were sent: then the script of `data-notice` tells the visitor.
 */
export const registerWorker = () => {
  const workers = navigator.serviceWorker
  if (!workers || navigator.connection?.saveData) return
  const report = () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    workers.controller?.postMessage({ page: location.pathname + location.search, files })
  }
  workers.addEventListener('message', () => {
    const src = document.querySelector<HTMLElement>('[data-notice]')?.dataset.notice
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  })
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

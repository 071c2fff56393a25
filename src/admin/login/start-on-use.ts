/**
 * The pages for signing in are complete without React. Their scripts wait in a template until somebody uses a field or a
 * button: most people who open these pages by chance never do.
 */
import { marksDatabase } from '#page/device-store.ts'
import { dashboardPath, loginPath } from '#shared/paths.ts'

const firstScript = '<script>window.__reactRouterContext'
const preloads = /<link rel="modulepreload"[^>]*>/g
const stylesheets = /<link rel="stylesheet"[^>]*>/g

/** If React Router writes its scripts differently, the page starts at once, as any other page of the admin area. */
export const withWaitingScripts = (html: string) => {
  const [start, end] = [html.indexOf(firstScript), html.lastIndexOf('</body>')]
  if (start < 0) return html
  const links = [...html.matchAll(preloads), ...html.matchAll(stylesheets)].join('')
  const given = JSON.stringify([loginPath, dashboardPath, marksDatabase])
  return `${html.slice(0, start).replace(preloads, '')}<template>${links}${html.slice(start, end)}</template><script>(${startOnUse})(...${given})</script>${html.slice(end)}`
}

/**
 * Runs inside the page as text. Holds a press until React handles presses (the event `hydrated`), shows it as busy, and
 * repeats it.
 */
const startOnUse = (login: string, dashboard: string, marks: string) => {
  const waiting = document.querySelector('template') as HTMLTemplateElement
  const show = (id: string, isShown: boolean) => document.getElementById(id)?.toggleAttribute('hidden', !isShown)
  let repeat = () => {}
  const start = () => {
    // Before the styles of the page, so that a part of them cannot change it.
    document.head.prepend(...waiting.content.querySelectorAll('link'))
    waiting.content.querySelector('[type=module]')?.addEventListener('error', fail)
    waiting.replaceWith(waiting.content)
  }
  /** A browser does not request a module again that it could not load: the next press loads the page again. */
  const fail = () => {
    show('unreachable', true)
    for (const busy of document.querySelectorAll('[aria-busy]')) busy.ariaBusy = null
    stop()
    addEventListener('submit', (event) => void [event.preventDefault(), location.reload()])
  }
  const use = ({ target }: Event) => (target as Element).matches('input, button') && start()
  const hold = (event: Event) => {
    const pressed = (event as SubmitEvent).submitter ?? (event.target as Element).closest('[type=button]')
    if (!pressed) return
    event.preventDefault()
    start()
    pressed.ariaBusy = 'true'
    repeat = () => {
      pressed.ariaBusy = null
      ;(pressed as HTMLElement).click()
    }
  }
  const listeners: [string, (event: Event) => void][] = [
    ['focusin', use],
    ['input', use],
    ['click', hold],
    ['submit', hold],
  ]
  const stop = () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener)
  }
  for (const [type, listener] of listeners) addEventListener(type, listener)
  addEventListener('hydrated', () => {
    stop()
    // In a task of its own, because browsers ignore a submission while they handle another one of the same form.
    setTimeout(() => repeat())
  })
  show('passkey', 'PublicKeyCredential' in window)
  // The page says more to a person whose session has ended, and on a phone with check-in marks.
  if (sessionStorage.sessionEnded) start()
  void indexedDB.databases?.().then((all) => all.some(({ name }) => name === marks) && start())
  if (localStorage.authToken && location.pathname === login) location.replace(sessionStorage.wantedPage ?? dashboard)
}

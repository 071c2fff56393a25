/** The types of a service worker's global scope. TypeScript's own worker types conflict with its types for pages. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }

export type WorkerFetchEvent = Lasting & {
  request: Request
  /** The page that this navigation opens. */
  resultingClientId: string
  respondWith: (answer: Promise<Response>) => void
}

type Events = {
  install: Lasting
  activate: Lasting
  fetch: WorkerFetchEvent
  message: Lasting & { data: unknown; ports: readonly MessagePort[] }
  sync: Lasting
  push: Lasting & { data: { json: () => Pushed } }
  notificationclick: Lasting & { notification: Notification }
}

/** The data that `core/push/push-delivery.ts` sends. */
type Pushed = { title: string; path: string }

type Client = { postMessage: (message: string) => void }

type WorkerScope = {
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<Client | undefined>
    openWindow: (path: string) => Promise<unknown>
  }
  registration: ServiceWorkerRegistration
}

export const scope = self as unknown as WorkerScope

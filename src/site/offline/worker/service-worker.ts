/**
 * The service worker (offline-first, PWA): handles each event. `shared/pages/pages.ts` says which pages are stored at
 * its installation (`offline: 'at installation'`), `precache.ts` stores them and removes old caches, `cache-paths.ts`
 * says which addresses may be cached, `cache.ts` the limits, `cache-strategies.ts` when the cache answers.
 * docs/decisions/0016 has the reasons.
 */
import { expireDeviceCopies } from '#page/device-copies.ts'
import { endLeftSessions } from '#page/left-sessions.ts'
import { dataSaver } from '#shared/data-saver.ts'
import { offlinePath, placesScriptPath } from '#shared/paths.ts'
import { syncQueue } from '../background-sync.ts'
import { listQueue } from '../offline-queue.ts'
import { storeAdminFiles } from './admin-files.ts'
import { clearCaches, imagesCache } from './cache.ts'
import {
  adminPage,
  cacheFirst,
  cacheFirstImage,
  cacheVisited,
  networkFirst,
  type VisitedPage,
} from './cache-strategies.ts'
import { answerFormPost } from './form-queue.ts'
import { offlinePage } from './offline-page.ts'
import { placesScript, refreshPlaces } from './places.ts'
import { isBypassed, precache, precacheName, removeOldVersions } from './precache.ts'
import { scope, type WorkerFetchEvent } from './scope.ts'

scope.addEventListener('install', (event) => event.waitUntil(precache().then(() => scope.skipWaiting())))

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeOldVersions().then(() => scope.clients.claim()))
  event.waitUntil(refreshPlaces().catch(() => {}))
})

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

/**
 * `site/lazy-scripts.ts` reports the page that was loaded before the worker ran. A page of the admin area asks for its files to
 * be stored, and gets the result through a port.
 */
scope.addEventListener('message', (event) => {
  const data = event.data as VisitedPage | { adminFiles: string[] }
  if (!('adminFiles' in data)) return event.waitUntil(cacheVisited(data).catch(() => {}))
  event.waitUntil(storeAdminFiles(data.adminFiles).then((isStored) => event.ports[0]?.postMessage(isStored)))
})

scope.addEventListener('sync', (event) => event.waitUntil(Promise.all([syncQueue(), endLeftSessions()])))

/** Only devices of users who turned notifications on get any: `admin/account/push-calls.ts`. */
scope.addEventListener('push', (event) => {
  const { title, path } = event.data.json()
  // A second urgent message must ring again, although it replaces the first notification.
  const options = { data: path, tag: title, renotify: true, icon: '/icon-192.png' }
  event.waitUntil(scope.registration.showNotification(title, options))
})

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(scope.clients.openWindow(notification.data))
})

/** Undefined: the browser sends the request itself, as if there were no worker. */
const answerTo = (event: WorkerFetchEvent) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return undefined
  if (isPageLoad(request)) event.waitUntil(endLeftSessions())
  if (isBypassed(url)) return isPageLoad(request) && !isApi(url) ? adminPage(event) : undefined
  if (isPageLoad(request)) return pageAt(event, url)
  if (request.method === 'GET') return fileAt(event, url)
  if (request.mode !== 'navigate') return undefined
  // The data saver changes every page, so cached copies of the other kind would make the setting look broken.
  if (url.pathname === dataSaver.path) event.waitUntil(clearCaches())
  return answerFormPost(request)
}

/** Downloads: some browsers fail if a worker responds. */
const isApi = ({ pathname }: URL) => pathname.startsWith('/api/')

const isPageLoad = ({ method, mode }: Request) => method === 'GET' && mode === 'navigate'

const pageAt = (event: WorkerFetchEvent, { pathname }: URL) => {
  if (pathname === offlinePath) return offlinePage()
  event.waitUntil(wakeForQueue(event.resultingClientId).catch(() => {}))
  event.waitUntil(expireDeviceCopies().catch(() => {}))
  event.waitUntil(refreshPlaces().catch(() => {}))
  return networkFirst(event)
}

/** The page then loads the script that sends the queued requests and informs the visitor: `browser/notice.ts`. */
const wakeForQueue = async (id: string) => {
  if ((await listQueue()).length === 0) return
  const page = await scope.clients.get(id)
  page?.postMessage('queue')
}

const fileAt = (event: WorkerFetchEvent, { pathname }: URL) => {
  const { request } = event
  if (pathname === placesScriptPath) return placesScript(request)
  // For `browser/notice.ts`, which takes its texts from the page.
  if (pathname === offlinePath) return cacheFirst(event, precacheName)
  // A cached page outlives the version whose stylesheet it needs.
  if (pathname.includes('-below-')) return cacheFirst(event, imagesCache)
  // A request of a script that stores the response itself has no destination.
  if (pathname.startsWith('/assets/') && request.destination) return cacheFirst(event, precacheName)
  if (pathname.startsWith('/media/')) return cacheFirstImage(event)
  return undefined
}

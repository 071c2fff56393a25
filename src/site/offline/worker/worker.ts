/** The service worker: what each event leads to. docs/decisions/0016 tells why. */

import { dataSaver } from '#shared/data-saver.ts'
import { offlinePath } from '#shared/paths.ts'
import { sendErrands } from '../errands/send-errands.ts'
import { isOthers } from './addresses.ts'
import { dropOlderVersions, fetchInAdvance, siteCache } from './advance.ts'
import { answerFile } from './answer-file.ts'
import { answerForm } from './answer-form.ts'
import { answerPage } from './answer-page.ts'
import { answerPicture } from './answer-picture.ts'
import { dropAllKept } from './kept.ts'
import { offlinePage } from './offline-page.ts'
import { keepRead, type Read } from './read.ts'
import { type Asked, scope } from './scope.ts'

scope.addEventListener('install', (event) => event.waitUntil(fetchInAdvance().then(() => scope.skipWaiting())))

scope.addEventListener('activate', (event) => event.waitUntil(dropOlderVersions().then(() => scope.clients.claim())))

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

scope.addEventListener('message', (event) => event.waitUntil(keepRead(event.data as Read).catch(() => {})))

scope.addEventListener('sync', (event) => event.waitUntil(sendErrands()))

/** Undefined: the browser asks the network itself, as if there were no worker. */
const answerTo = (event: Asked) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin || isOthers(url)) return undefined
  if (request.method === 'GET') return request.mode === 'navigate' ? pageAt(event, url) : fileAt(event, url)
  if (request.mode !== 'navigate') return undefined
  // The switch changes every page: copies of the other kind would make it look broken.
  if (url.pathname === dataSaver.path) event.waitUntil(dropAllKept())
  return answerForm(request)
}

const pageAt = (event: Asked, { pathname }: URL) => (pathname === offlinePath ? offlinePage() : answerPage(event))

const fileAt = (event: Asked, { pathname }: URL) => {
  if (pathname.startsWith('/assets/')) return answerFile(event, siteCache)
  if (pathname.startsWith('/media/')) return answerPicture(event)
  return undefined
}

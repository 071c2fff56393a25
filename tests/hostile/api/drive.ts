/** Sends randomly malformed requests for everything in the API document to a site. */
import { expect } from 'vitest'
import { pictures } from '#test/pictures.ts'
import { type Site, startSite } from '#test/site.ts'
import { type Answer, ask } from './ask.ts'
import { type Askers, createAskers } from './askers.ts'
import { readDocument } from './document.ts'
import { faultsIn } from './judge.ts'
import { createRequests, type HostileRequest } from './requests.ts'

type Wishes = { settings: Record<string, string>; requests: number; seed: number }

/** Returns the statuses that occurred, and which calls succeeded at least once. */
export const driveApi = async ({ settings, requests, seed }: Wishes) => {
  const site = await startSite({ ...settings, RATE_LIMITS: 'off', BACKUP_EVERY_HOURS: '0' })
  console.log(`${requests} requests with the seed ${seed}`)
  try {
    const seen = await askAll(site, requests, seed)
    expect((await fetch(site.address)).status).toBe(200)
    expect(site.printed()).not.toMatch(/failed|Error|could not/)
    return seen
  } finally {
    await site.stop()
  }
}

const askAll = async (site: Site, requests: number, seed: number) => {
  const document = await readDocument(site.address)
  const askers = await createAskers(site.address)
  const { nextRequest } = createRequests(seed, document, await pictures.png(2, 2), askers.known)
  const statuses = new Set<number>()
  const worked = new Set<string>()
  for (let number = 1; number <= requests; number += 1) {
    const request = nextRequest()
    const { call, as, method } = request
    const answer = await send(site.address, request, await askers.tokenOf(as)).catch((error: Error) => {
      throw new Error(`${told(request, number, seed)}\nwas not answered: ${error.message}\n${site.printed()}`)
    })
    const faults = faultsIn(request, answer, document)
    const { status, text } = answer
    if (faults.length > 0)
      throw new Error(
        `${told(request, number, seed)}\n${faults.join('\n')}\n${status} ${text.slice(0, 2_000)}\n${site.printed()}`,
      )
    noticeAnswer(askers, request, answer)
    statuses.add(status)
    if (status < 300 && method === call.method) worked.add(`${method} ${call.path}`)
  }
  return { statuses, worked, calls: document.calls }
}

/** Tells the askers what the answer to one of them has changed: their session, their address, or what there is. */
export const noticeAnswer = (
  askers: Askers,
  { call, as, path }: Pick<HostileRequest, 'call' | 'as' | 'path'>,
  { status, text }: Pick<Answer, 'status' | 'text'>,
) => {
  if (call.needsToken) askers.notice(as, status)
  if (path === '/auth/logout' && status === 204) askers.notice(as, 401)
  if (path === '/auth/address' && status === 200) askers.moved(as, JSON.parse(text).email)
  if (status < 300 && text.startsWith('{')) askers.learn(call, JSON.parse(text))
}

export const send = (address: string, { method, path, headers, body }: HostileRequest, token: string | undefined) => {
  const bearer: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const type: Record<string, string> = body?.type ? { 'Content-Type': body.type } : {}
  return ask(address, { method, path, headers: { ...headers, ...bearer, ...type }, bytes: body?.bytes })
}

const told = ({ as, method, path, headers, body }: HostileRequest, number: number, seed: number) =>
  [
    `Request ${number} of the seed ${seed}, by ${as}: ${method} ${path}`,
    JSON.stringify(headers),
    `${body?.type} ${JSON.stringify(body?.bytes.subarray(0, 1_000).toString())}`,
  ].join('\n')

/** Asks an S3-compatible store, again and again when it stumbles. Throws Unavailable when that does not help. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ObjectStore } from '#config.ts'
import { Unavailable } from '../lib/errors.ts'
import { sign } from './s3-signing.ts'

export type Patience = { timeoutMilliseconds: number; pauses: number[] }

export type Question = {
  method: 'GET' | 'PUT' | 'DELETE'
  name?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
}

type Answer = { status: number; body: Uint8Array<ArrayBuffer> }

const usualPatience: Patience = { timeoutMilliseconds: 8000, pauses: [100, 400, 1200] }

export const createS3Client = (store: ObjectStore, patience = usualPatience) => {
  const addressOf = ({ name = '', query }: Question) =>
    `${store.endpoint}/${store.bucket}/${name}${query ? `?${new URLSearchParams(query)}` : ''}`

  const tryOnce = async (question: Question): Promise<Answer> => {
    const { method, headers, body } = question
    const ours = { method, headers, body: body && new Uint8Array(body), url: addressOf(question) }
    const { url, ...signed } = await sign(ours, store)
    const signal = AbortSignal.timeout(patience.timeoutMilliseconds)
    const answer = await fetch(url, { ...signed, body: ours.body, redirect: 'manual', signal })
    return { status: answer.status, body: new Uint8Array(await answer.arrayBuffer()) }
  }

  /** The answer, or in words why there is none that would last. */
  const tried = (question: Question) =>
    tryOnce(question).then(
      (answer) => (isPassing(answer.status) ? `it answers ${answer.status}` : answer),
      (error: Error) => (error.name === 'TimeoutError' ? 'it takes too long' : 'it does not answer'),
    )

  return async (question: Question): Promise<Answer> => {
    let outcome = await tried(question)
    for (const milliseconds of patience.pauses) {
      if (typeof outcome !== 'string') break
      await pause(milliseconds)
      outcome = await tried(question)
    }
    if (typeof outcome === 'string') throw new Unavailable(`The store of pictures cannot be used: ${outcome}.`)
    return refusedUnlessGood(outcome)
  }
}

const isPassing = (status: number) => status >= 500 || status === 429 || status === 408

/** That there is no such object is an answer too. All else is a wrong setting, which only people can mend. */
const refusedUnlessGood = (answer: Answer) => {
  const { status, body } = answer
  if ((status >= 200 && status < 300) || (status === 404 && !isAboutBucket(body))) return answer
  throw new Unavailable(`The store of pictures refuses us: ${status} ${codeIn(body)}`.trim())
}

const isAboutBucket = (body: Uint8Array) => codeIn(body) === 'NoSuchBucket'
const codeIn = (body: Uint8Array) => /<Code>(\w+)<\/Code>/.exec(Buffer.from(body).toString())?.[1] ?? ''

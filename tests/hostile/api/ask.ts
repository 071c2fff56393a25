/** Sends requests that fetch would refuse or correct. */
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type Asked = { method: string; path: string; headers: Record<string, string>; bytes?: Buffer | undefined }
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

const agent = new Agent({ keepAlive: true })

/** `path` follows /api/v1 unchanged, encoded or not. */
export const ask = (address: string, { method, path, headers, bytes }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const length = bytes ? { 'Content-Length': String(bytes.length) } : undefined
    const asked = request({ agent, hostname, port, method, path: `/api/v1${path}`, headers: { ...headers, ...length } })
    asked.on('response', (answer) =>
      text(answer).then(
        (said) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: said }),
        reject,
      ),
    )
    asked.on('error', reject)
    asked.end(bytes)
  })

import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { ObjectStore } from '#config.ts'

export type Unsigned = { method: string; url: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> }

/** Every header and the body itself are part of the signature: nothing of it can be changed on the way. */
export const sign = (
  { headers, body, ...request }: Unsigned,
  { keys, region }: Pick<ObjectStore, 'keys' | 'region'>,
  datetime?: string,
) => {
  const bodyHash = createHash('sha256')
    .update(body ?? '')
    .digest('hex')
  return new AwsV4Signer({
    ...request,
    headers: { ...headers, 'X-Amz-Content-Sha256': bodyHash },
    ...keys,
    service: 's3',
    region,
    datetime,
    allHeaders: true,
  }).sign()
}

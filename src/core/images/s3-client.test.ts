import { expect, test } from 'vitest'
import { signatureError } from '#test/s3-signature.ts'
import { sign, type UnsignedRequest } from './s3-client.ts'

// The examples and signatures that AWS publishes:
// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  sessionToken: undefined,
}
const at = '20130524T000000Z'
const site = 'https://examplebucket.s3.amazonaws.com'

type Example = { name: string; request: UnsignedRequest; signature: string }

const examples: Example[] = [
  {
    name: 'GET Object',
    request: { method: 'GET', url: `${site}/test.txt`, headers: { Range: 'bytes=0-9' } },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    name: 'PUT Object',
    request: {
      method: 'PUT',
      url: `${site}/test$file.text`,
      headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: new TextEncoder().encode('Welcome to Amazon S3.'),
    },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    name: 'GET Bucket Lifecycle',
    request: { method: 'GET', url: `${site}/?lifecycle` },
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    name: 'List Objects',
    request: { method: 'GET', url: `${site}/?max-keys=2&prefix=J` },
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]

const signedHeadersOf = async (request: UnsignedRequest) =>
  (await sign(request, { keys, region: 'us-east-1' }, at)).headers

test.each(examples)('$name has the published signature', async ({ request, signature }) => {
  const headers = await signedHeadersOf(request)
  expect(headers.get('Authorization')).toMatch(new RegExp(`Signature=${signature}$`))
})

const asReceived = async (request: UnsignedRequest) => {
  const headers = Object.fromEntries(await signedHeadersOf(request))
  const { method, url, body = new Uint8Array() } = request
  return { method, url, body, headers: { ...headers, host: new URL(url).host } as Record<string, string> }
}
const then = Date.parse('2013-05-24T00:01:00Z')

test.each(examples)('the test store accepts $name, and rejects any change of it', async ({ request }) => {
  const received = await asReceived(request)
  expect(signatureError(received, keys, then)).toBeUndefined()
  const wrongs = [
    { ...received, method: 'DELETE' },
    { ...received, url: `${received.url}${received.url.includes('?') ? '&' : '?'}a=1` },
    { ...received, body: Buffer.from('Welcome to somebody else.') },
    { ...received, headers: { ...received.headers, 'x-amz-acl': 'public-read' } },
    { ...received, headers: { ...received.headers, 'x-amz-security-token': 'x' } },
  ]
  const complaints = wrongs.map((wrong) => signatureError(wrong, keys, then))
  expect(complaints).not.toContain(undefined)
  expect(signatureError(received, { ...keys, secretAccessKey: 'another' }, then)).toBe('SignatureDoesNotMatch')
  expect(signatureError(received, keys, then + 16 * 60_000)).toBe('RequestTimeTooSkewed')
})

/** MEDIA_URL: the S3-compatible store of pictures. Without it pictures are stored in DATA_DIR. */
import { addressOf, type Environment, wrong } from './kinds.ts'
import { withoutSecrets } from './without-secrets.ts'

/** An S3-compatible store of pictures. */
export type ObjectStore = {
  endpoint: string
  bucket: string
  region: string
  /** The base URL from which browsers load pictures directly; empty: they load them from this site. */
  publicUrl: string
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken: string | undefined }
}

const aStore =
  'empty or like s3://bucket?endpoint=https://store.example&region=eu-west-1&public=https://pictures.example'

export const objectStoreOf = (env: Environment): ObjectStore | undefined => {
  const value = env.MEDIA_URL ?? ''
  if (value === '') return undefined
  const { hostname: bucket, search } = URL.canParse(value) ? new URL(value) : { hostname: '', search: '' }
  const {
    endpoint,
    region = 'us-east-1',
    public: publicUrl = '',
    ...others
  } = Object.fromEntries(new URLSearchParams(search))
  const isRight =
    /^s3:\/\/[a-z\d][a-z\d.-]+(?:$|\?)/.test(value) && Object.keys(others).length === 0 && /^[\w-]+$/.test(region)
  if (!isRight) throw wrong('MEDIA_URL', withoutSecrets(value), aStore)
  const address = (text: string) => addressOf({ MEDIA_URL: text }, 'MEDIA_URL', ['http:', 'https:'], aStore)
  return {
    endpoint: address(endpoint ?? `https://s3.${region}.amazonaws.com`),
    bucket,
    region,
    publicUrl: address(publicUrl),
    keys: storeKeysOf(env),
  }
}

const storeKeysOf = (env: Environment) => {
  const needed = (name: string) => env[name] || missing(name)
  const missing = (name: string) => {
    throw wrong(name, '', 'a key of the store that MEDIA_URL names')
  }
  return {
    accessKeyId: needed('AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  }
}

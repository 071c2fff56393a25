/**
 * Imports the pictures and files of an old site, each once and at full size: from its uploads in a folder or archive, or
 * from the old site itself.
 */
import { limits } from '#shared/limits.ts'
import type { Database } from '../../database/tables.ts'
import { fileEndingOf, fileTypeOf } from '../../files/file-types.ts'
import type { createFiles } from '../../files/files.ts'
import type { ImageFiles } from '../../images/image-files.ts'
import { findImages, imageValues } from '../../images/images.ts'
import { mediaPath } from '../../images/stored-image.ts'
import type { Clock } from '../../lib/clock.ts'
import { Unavailable } from '../../lib/errors.ts'
import { addRedirects } from '../../redirects/redirects.ts'
import { type FetchFromSite, parseAddress, RequestError } from '../client.ts'
import type { createImportedItems } from '../log.ts'
import { isOnSite, oldPathOf, type SourceFile, type SourceIndex } from './source.ts'
import type { Uploads } from './uploads.ts'

export type MediaDeps = {
  db: Database
  clock: Clock
  imageFiles: ImageFiles
  files: ReturnType<typeof createFiles>
  imported: ReturnType<typeof createImportedItems>
  index: SourceIndex
  uploads?: Uploads | undefined
  /** Undefined: pictures come only from the uploads. */
  ask?: FetchFromSite | undefined
  /** The address of the old site; empty if it is not known. */
  siteUrl: string
  /** Nothing is fetched or saved. */
  isTrial: boolean
}

export type MediaImport = ReturnType<typeof createMediaImport>

/** What became of a picture or file: where it is now, or why it is nowhere. */
type Outcome = { path?: string; reason?: string; isNew?: boolean }

export const createMediaImport = (deps: MediaDeps) => {
  const outcomes = new Map<string, Outcome>()
  const listed = new Set<string>()
  const open = createOpener(deps)
  const own = new Set([...deps.index.files.values()].map(({ address }) => keyOf(address)))
  const addressesOf = (address: string) => fullSizesOf(address, deps.index.siteUrl, own)
  const keyFor = (address: string) => keyOf(addressesOf(address)[0] ?? address)
  const once = async (address: string, make: (key: string, addresses: string[]) => Promise<Outcome>) => {
    const [addresses, key] = [addressesOf(address), keyFor(address)]
    const outcome = outcomes.get(key) ?? (await make(key, addresses))
    outcomes.set(key, outcome)
    return outcome
  }
  const picture = (address: string, alt: string, pages: string[] = []) =>
    once(address, (key, addresses) => importPicture({ ...deps, open, pages }, key, addresses, alt))
  const document = (address: string, pages: string[] = []) =>
    once(address, (key, addresses) => importDocument({ ...deps, open, pages }, key, addresses))
  return {
    picture: async (address: string, alt: string) => (await picture(address, alt)).path,
    /** A file that a text links to or plays, which may be a picture. */
    file: async (address: string) =>
      (await (isPictureAddress(address) ? picture(address, '') : document(address))).path,
    /** For the entry of an uploaded file in the export. */
    outcomeOf: ({ address, alt, pages }: SourceFile) =>
      isPictureAddress(address) ? picture(address, alt, pages) : document(address, pages),
    /** The export has an entry of its own for this file. Returns whether it is the first one. */
    list: (address: string) => {
      const key = keyFor(address)
      return !listed.has(key) && Boolean(listed.add(key))
    },
    /** The pictures and files without an entry, by their addresses. */
    others: () => [...outcomes].filter(([key]) => !listed.has(key)),
  }
}

const isPictureAddress = (address: string) =>
  /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|ico)(?:\?.*)?$/i.test(address)

/**
 * The addresses at which the original may be: without the size that WordPress or Ghost adds to its name, or as it is.
 * An upload of its own may have such a name, too.
 */
const fullSizesOf = (address: string, siteUrl: string, own: Set<string>): string[] => {
  const base = siteUrl || noSite
  if (address.startsWith('data:') || !URL.canParse(address, base)) return [address]
  const given = new URL(address, base)
  const proxied = /^i\d\.wp\.com$/.test(given.host) ? new URL(`https:/${given.pathname}`) : given
  const isUpload = /\.files\.wordpress\.com\/|\/(?:wp-content\/uploads|content\/images|files)\//.test(proxied.href)
  if (isUpload) proxied.search = ''
  proxied.hash = ''
  const original = new URL(proxied)
  if (isUpload)
    original.pathname = proxied.pathname
      .replace(own.has(keyOf(proxied.href)) ? ownEnding : addedEnding, '')
      .replace(/(?<=\/content\/images\/)size\/w\d+(?:h\d+)?\/(?:format\/\w+\/)?/, '')
  return [...new Set([original.href, proxied.href])].map((href) => href.replace(noSite, ''))
}

/** The export lists a picture that WordPress made smaller under this name. */
const ownEnding = /-(?:scaled|rotated)(?=\.\w+$)/
const addedEnding = /-(?:scaled|rotated|\d{2,5}x\d{2,5})(?=\.\w+$)/

/** Ghost does not say its own address. */
const noSite = 'http://site'

const keyOf = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/, '').slice(0, 1000)

type Opening = MediaDeps & {
  open: (addresses: string[]) => Promise<Uint8Array>
  /** The pages of the old site that showed it. */
  pages: string[]
}

const importPicture = async (deps: Opening, key: string, addresses: string[], alt: string): Promise<Outcome> => {
  const { db, clock, imageFiles, imported, isTrial } = deps
  const known = (await imported.find('picture', [key])).get(key)
  const image = known && (await findImages(db, [known.id])).get(known.id)
  if (image) return { path: `${mediaPath}${image.id}.${image.fallback}` }
  if (known) return { reason: 'it was deleted here' }
  try {
    const bytes = await deps.open(addresses)
    if (isTrial) return { path: `${mediaPath}${'0'.repeat(16)}.jpg`, isNew: true }
    const words = alt.trim().slice(0, limits.imageAlt)
    const made = await imageFiles.saveOneWidth(bytes, words)
    const [at, path] = [clock().toISOString(), `${mediaPath}${made.id}.${made.fallback}`]
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('images')
        .values({ ...imageValues(made), created_at: at, in_library: 1 })
        .execute()
      await imported.add(trx, 'picture', [{ foreignId: key, id: made.id }], at)
      await addRedirects(trx, uploadRedirects(deps, addresses, path), at)
    })
    return { path, isNew: true }
  } catch (error) {
    return reasonOf(error)
  }
}

const importDocument = async (deps: Opening, key: string, addresses: string[]): Promise<Outcome> => {
  const { db, clock, files, imported, isTrial } = deps
  const known = (await imported.find('file', [key])).get(key)
  if (known) return { path: known.id }
  try {
    const name = decodeURIComponent(key.slice(key.lastIndexOf('/') + 1).replace(/\?.*$/, ''))
    if (!fileTypeOf(fileEndingOf(name))) return { reason: 'files of this type cannot be added here' }
    const bytes = await deps.open(addresses)
    if (isTrial) return { path: `/files/${'0'.repeat(16)}/file.${fileEndingOf(name)}`, isNew: true }
    // A killed run may have saved the file, and not that it did.
    const { url } = (await fileWith(deps, name, bytes.byteLength)) ?? (await files.add(name, bytes))
    const at = clock().toISOString()
    await db.transaction().execute(async (trx) => {
      await imported.add(trx, 'file', [{ foreignId: key, id: url }], at)
      await addRedirects(trx, uploadRedirects(deps, addresses, url), at)
    })
    return { path: url, isNew: true }
  } catch (error) {
    return reasonOf(error)
  }
}

/** Only of uploads of the old site: other addresses never led here. */
const uploadRedirects = ({ siteUrl, pages }: Opening, addresses: string[], target: string) =>
  [...addresses, ...pages]
    .filter((address) => isOnSite(address, siteUrl))
    .map((address) => ({ path: oldPathOf(address, siteUrl), target }))

const fileWith = async ({ files, imported, db }: Opening, name: string, bytes: number) => {
  const { found } = await files.list(1, 20)
  for (const file of found) {
    if (file.name !== name || file.bytes !== bytes) continue
    const isTaken = await db
      .selectFrom('imported')
      .select('id')
      .where('kind', '=', 'file')
      .where('id', '=', file.url)
      .executeTakeFirst()
    if (!isTaken && imported) return file
  }
  return undefined
}

/** A picture that cannot be used leaves the text whole; a store that cannot be used stops the import. */
const reasonOf = (error: unknown): Outcome => {
  if (!(error instanceof Error) || error instanceof Unavailable || 'code' in error) throw error
  return { reason: error.message }
}

type OpenerDeps = Pick<MediaDeps, 'uploads' | 'ask' | 'isTrial' | 'siteUrl'>

const createOpener = ({ uploads, ask, isTrial, siteUrl }: OpenerDeps) => {
  const fromUploads = async (address: string) => uploads?.fileAt(address)
  const silent = new Set<string>()
  const fetched = async (text: string) => {
    const address = parseAddress(text, siteUrl ? new URL(siteUrl) : undefined)
    if (!ask) throw new RequestError('it is not among the uploads')
    if (isTrial) return new Uint8Array()
    if (silent.has(address.host)) throw new RequestError(`${address.host} does not respond`)
    try {
      const { status, body } = await ask({ address, maxBytes: limits.imageBytes })
      if (status !== 200) throw new RequestError(`${address.host} answers ${status}`, status)
      return body
    } catch (error) {
      if (error instanceof RequestError && error.status === undefined) silent.add(address.host)
      throw error
    }
  }
  return async (addresses: string[]): Promise<Uint8Array> => {
    const [first = ''] = addresses
    if (first.startsWith('data:')) return dataOf(first)
    let failure: unknown
    for (const from of [fromUploads, fetched])
      for (const address of addresses) {
        try {
          const file = await from(address)
          if (file) return file
        } catch (error) {
          failure ??= error
        }
      }
    throw failure
  }
}

const dataOf = (address: string) => {
  const [, data] = /^data:image\/[\w.+-]+;base64,(.+)$/s.exec(address) ?? []
  if (!data) throw new RequestError('it is no picture')
  return Buffer.from(data, 'base64')
}

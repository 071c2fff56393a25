/** Compresses the files for browsers once, at the highest level, so that the server never has to. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(css|js|mjs|json|svg|txt|xml|html|webmanifest|map|ico)$/

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

export const compressAll = async (folder) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  await Promise.all(files.map(compress))
}

const compress = async (file) => {
  const content = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, await withBrotli(content, { params }))
  writeFileSync(`${file}.gz`, await withGzip(content, { level: 9 }))
}

/** Compresses the files for browsers once, at the highest level, so that the server never has to. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from './paths.mjs'

const compressible = /\.(css|js|mjs|json|svg|txt|xml|html|webmanifest|map|ico)$/

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

export const compressAll = async (folder) => {
  const names = filesIn(folder).filter((name) => compressible.test(name))
  await Promise.all(names.map((name) => compress(join(folder, name))))
}

const compress = async (file) => {
  const content = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, await withBrotli(content, { params }))
  writeFileSync(`${file}.gz`, await withGzip(content, { level: 9 }))
}

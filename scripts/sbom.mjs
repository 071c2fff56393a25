/**
 * Writes the software bill of materials (SBOM): every package of the lockfile, as CycloneDX. npm's own command omits
 * packages that a development tool needs too, and fails while a package requires the `latest` of another.
 */
import { writeFileSync } from 'node:fs'
import { inProject, readJson } from './prepare/paths.mjs'

const scopeOf = ({ dev, devOptional, optional }) => {
  if (dev || devOptional) return 'excluded'
  return optional ? 'optional' : 'required'
}

const hexOf = (integrity) => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const componentOf = ([path, entry]) => {
  const name = entry.name ?? path.split('node_modules/').at(-1)
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version: entry.version,
    purl: purlOf(name, entry.version),
    scope: scopeOf(entry),
    hashes: [{ alg: 'SHA-512', content: hexOf(entry.integrity) }],
    ...(entry.license && { licenses: [{ license: { name: String(entry.license) } }] }),
  }
}

const packagesOf = (...folder) => {
  const { '': project, ...packages } = readJson(inProject(...folder, 'package-lock.json')).packages
  return { project, packages }
}

const { project, packages } = packagesOf()
/** Installed only if the machine's own Node is too old. */
const { packages: packagesOfNode } = packagesOf('scripts', 'node')
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': project.name, name: project.name, version: project.version },
  },
  components: Object.entries({ ...packages, ...packagesOfNode }).map(componentOf),
}

const text = `${JSON.stringify(bill, undefined, 2)}\n`
const [file] = process.argv.slice(2)
if (file) writeFileSync(file, text)
else process.stdout.write(text)

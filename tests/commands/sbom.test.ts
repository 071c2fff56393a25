import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }

type Component = { 'bom-ref': string; name: string; version: string; scope: string; hashes: { content: string }[] }

const bill = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/sbom.mjs'], { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as { bomFormat: string; components: Component[] }
}

const lockfile = async (path: string) => Object.keys(JSON.parse(await readFile(path, 'utf8')).packages).filter(Boolean)

test('npm run sbom lists every package of the lockfiles with its version and hash', async () => {
  const { bomFormat, components } = await bill()
  const packages = [...(await lockfile('package-lock.json')), ...(await lockfile('scripts/node/package-lock.json'))]
  expect(bomFormat).toBe('CycloneDX')
  expect(components).toHaveLength(packages.length)
  for (const { version, hashes } of components) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
  }
})

test('it distinguishes dependencies from development dependencies', async () => {
  const { components } = await bill()
  const scopes = new Map(components.map((component) => [component['bom-ref'], component.scope]))
  for (const name of Object.keys(packageFile.dependencies)) expect(scopes.get(`node_modules/${name}`)).toBe('required')
  expect(scopes.get('node_modules/vitest')).toBe('excluded')
})

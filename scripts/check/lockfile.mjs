/** Checks that the lockfile names no particular registry, and matches package.json. */

const groups = ['dependencies', 'devDependencies', 'optionalDependencies']

export const lockfileBreaches = (manifest, lockfile) => [
  ...Object.entries(lockfile.packages)
    .filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''))
    .map(([path]) => `the lockfile names a download address for ${path}`),
  ...groups
    .flatMap((group) => Object.entries(manifest[group] ?? {}))
    .filter(([, version]) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+/.test(version))
    .map(([name, version]) => `${name} is "${version}" in package.json; it must be one exact version`),
  ...groups
    .filter((group) => JSON.stringify(manifest[group]) !== JSON.stringify(lockfile.packages[''][group]))
    .map((group) => `the lockfile knows other ${group} than package.json; run npm install`),
]

/** Each developer chooses a registry; the project's .npmrc contains none. */
export const npmrcBreaches = (text) =>
  /registry\s*=|\/\//.test(text) ? [".npmrc names a registry; that belongs in a person's own settings"] : []

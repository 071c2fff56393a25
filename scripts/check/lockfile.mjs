/** The lockfile must work wherever packages come from, and must be what package.json asks for. */

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

/** Which registry a person uses is theirs to say, not the project's. */
export const npmrcBreaches = (text) =>
  /registry\s*=|\/\//.test(text) ? [".npmrc names a registry; that belongs in a person's own settings"] : []

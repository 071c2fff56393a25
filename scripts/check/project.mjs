/** The project's own checks of its files; prints each violation. */
import { readFileSync } from 'node:fs'
import { inProject, readJson, root } from '../prepare/paths.mjs'
import { lockfileBreaches, npmrcBreaches } from './lockfile.mjs'
import { parsedBreaches } from './parsed-rules.mjs'
import { textBreaches } from './text-rules.mjs'

const breaches = [
  ...textBreaches(root),
  ...parsedBreaches(root),
  ...['.', 'scripts/node'].flatMap((folder) => [
    ...lockfileBreaches(readJson(inProject(folder, 'package.json')), readJson(inProject(folder, 'package-lock.json'))),
    ...npmrcBreaches(readFileSync(inProject(folder, '.npmrc'), 'utf8')),
  ]),
]
for (const breach of breaches) console.error(breach)
process.exitCode = breaches.length === 0 ? 0 : 1

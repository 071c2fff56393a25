/** Runs every check that needs no running site: types, style, unused code, import rules. */
import { spawn } from 'node:child_process'
import { inProject, root } from './prepare/paths.mjs'

const tool = (path, ...args) => [inProject('node_modules', path), ...args]

// `typescript` is version 6, with which the tools below parse sources. Version 7 checks types in a third of the time.
const checks = {
  types: [tool('@react-router/dev/bin.cjs', 'typegen'), tool('typescript-7/bin/tsc')],
  'style and lint': [tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off')],
  'unused code': [tool('knip/bin/knip.js', '--no-progress')],
  'import rules': [tool('dependency-cruiser/bin/dependency-cruiser.mjs', 'src', '--config', '.dependency-cruiser.mjs')],
  'our own rules': [[inProject('scripts/check/project.mjs')]],
}

const run = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => resolve({ isGood: code === 0, output }))
  })

const check = async ([name, steps]) => {
  const startedAt = Date.now()
  let result = { isGood: true, output: '' }
  for (const args of steps) if (result.isGood) result = await run(args)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${result.isGood ? 'good' : 'BAD '}  ${seconds.padStart(5)} s  ${name}`)
  if (!result.isGood) console.log(result.output.trimEnd())
  return result.isGood
}

const results = await Promise.all(Object.entries(checks).map(check))
process.exitCode = results.every(Boolean) ? 0 : 1

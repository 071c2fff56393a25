/** What the commands for operators have in common. */
import { parseArgs } from 'node:util'

export const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** `config`: as parseArgs takes it. A mistake in the arguments is answered with the usage. */
export const runCommand = async ({ usage, run, ...config }) => {
  try {
    const { values, positionals } = parseArgs(config)
    if (!process.features.typescript) fail('The site is not installed yet. Run npm start first.')
    await run(values, positionals)
  } catch (error) {
    fail(error.code?.startsWith('ERR_PARSE_ARGS') ? usage : error.message)
  }
}

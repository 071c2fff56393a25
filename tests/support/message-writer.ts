/** Receives messages until it is killed, and says the id of each once it is safe. */
import { writeSync } from 'node:fs'
import { readConfig } from '#config.ts'
import { openCore } from '#core/core.ts'
import { yaw } from './cast.ts'

const core = await openCore(readConfig())
for (;;) {
  const { _id } = await core.messages.receive(yaw)
  writeSync(process.stdout.fd, `${_id}\n`)
}

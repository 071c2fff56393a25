/** A lock, so that only one `prepare` works at a time: `npm start` and `npm test` may start in the same second. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inProject } from './paths.mjs'

const folder = inProject('.cache')
const file = inProject('.cache', 'prepare.lock')

export const alone = async (work) => {
  mkdirSync(folder, { recursive: true })
  if (!taken()) console.log('Another command is preparing the project. Waiting for it …')
  while (!holds()) await wait(200)
  const release = () => rmSync(file, { force: true })
  const stop = () => {
    release()
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  await work().finally(release)
}

let isOurs = false

const taken = () => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    isOurs = true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  return isOurs
}

const holds = () => {
  if (isOurs) return true
  // The process that held the lock was killed.
  if (!isAlive(ownerOf())) rmSync(file, { force: true })
  return taken()
}

const ownerOf = () => {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

const isAlive = (pid) => {
  if (!pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** voima doctor: checks the machine and the site, one sentence for each finding, with the next step. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { connect } from 'node:tls'
import { runCommand } from './command.mjs'
import { mailFindings } from './voima/mail-records.mjs'

const megabyte = 1024 * 1024
const leastDisk = 1024 * megabyte
// A machine that is sold with 512 MB has less, because the system itself takes some.
const leastMemory = 400 * megabyte
const leastCertificateDays = 14

const good = (sentence) => ({ isGood: true, sentence })
const bad = (sentence) => ({ isGood: false, sentence })

const checkNode = () => good(`Node ${process.version} runs the site, on ${availableParallelism()} processors.`)

const checkMemory = () => {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const sentence = `The machine has ${Math.round(memory / megabyte)} MB of memory.`
  return memory >= leastMemory ? good(sentence) : bad(`${sentence} Use a machine with 512 MB or more.`)
}

/** Before the first start there is none. */
const needFolder = (folder) => {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder} yet. The first start makes it.`)
}

const checkDisk = async ({ dataDir }) => {
  needFolder(dataDir)
  const { bavail, bsize } = await statfs(dataDir)
  const free = `${Math.round((bavail * bsize) / megabyte).toLocaleString('en')} MB are free on the disk of ${dataDir}.`
  return bavail * bsize >= leastDisk ? good(free) : bad(`${free} Delete what is not needed, or make the disk larger.`)
}

const checkFolder = async ({ dataDir }) => {
  needFolder(dataDir)
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  return good(`This user may read and write ${dataDir}.`)
}

const checkBuild = async () => {
  const { isBuilt } = await import('./prepare/build.mjs')
  return isBuilt()
    ? good('The build matches the sources.')
    : bad(
        'The build does not match the sources: the site may run an older version. Run npm run build, then restart it.',
      )
}

const checkSettings = ({ misspelled }) =>
  misspelled.length === 0 ? good('Every setting has a known name.') : bad(misspelled.join(' '))

/** Whether the system follows a time server, where it can tell, and whether the data is from the future. */
const checkClock = async (config) => {
  const { databaseUrlOf } = await import('../src/config.ts')
  const { readDatabase } = await import('../src/core/database/open.ts')
  const { newestRowAt } = await import('../src/core/organisation/clock-guard.ts')
  const { isFromFuture } = await import('../src/core/organisation/machine.ts')
  const now = new Date().toISOString()
  const newest = await readDatabase(databaseUrlOf(config), newestRowAt).catch(() => undefined)
  if (isFromFuture(newest, () => new Date()))
    return bad(`The clock says ${now}, but the newest data is of ${newest}. Correct the clock.`)
  const { stdout } = spawnSync('timedatectl', ['show', '--property', 'NTPSynchronized', '--value'], {
    encoding: 'utf8',
  })
  if (stdout?.trim() === 'no')
    return bad(`The clock says ${now}, and follows no time server. Install one: apt install systemd-timesyncd.`)
  return good(`The clock says ${now}.`)
}

/** The database, and the record of where its pictures are. */
const checkData = async (config) => {
  const { databaseUrlOf } = await import('../src/config.ts')
  const { requirePictures } = await import('../src/core/images/store-record.ts')
  const { isCurrentDatabase } = await import('../src/core/database/open.ts')
  await requirePictures(config)
  return (await isCurrentDatabase(databaseUrlOf(config)))
    ? good('The database can be read and has the version of the site.')
    : good('The database can be read; the next start upgrades it.')
}

const checkStore = async (config) => {
  const { openImageStore } = await import('../src/core/images/store.ts')
  for await (const _ of openImageStore(config).list()) break
  return good('The store of pictures can be read.')
}

const checkBackup = async ({ backups: { dir, everyHours } }) => {
  const { createBackupFiles } = await import('../src/core/backup/files.ts')
  const { isTooOld } = await import('../src/shared/backup-age.ts')
  const [newest] = await createBackupFiles(dir).list()
  if (!newest) return bad(`There is no backup in ${dir} yet. Run voima backup.`)
  const isOld = isTooOld(newest.madeAt, everyHours)
  const sentence = `The newest backup is of ${newest.madeAt}.`
  return isOld ? bad(`${sentence} It should be newer: see the page Backups, and voima log.`) : good(sentence)
}

/** The mail account in use, and the DNS records of its domain. */
const checkMail = async (config) => {
  const { account, deliverability } = await mailSetup(config)
  if (!account)
    return bad('There is no account for email, so email waits in the outbox. Set SMTP_URL, or use Email setup.')
  const { checkConnection } = await import('../src/core/email/smtp.ts')
  const fault = await checkConnection(account)
  if (fault) return bad(`The mail account does not work: ${fault} Correct SMTP_URL, or the page Email setup.`)
  return [good(`The mail server ${account.host} accepts the account.`), ...(await mailFindings(deliverability))]
}

const mailSetup = async (config) => {
  const { databaseUrlOf } = await import('../src/config.ts')
  const { readDatabase, requireDatabase } = await import('../src/core/database/open.ts')
  const { openOutbox } = await import('../src/core/email/outbox.ts')
  await requireDatabase(config)
  return readDatabase(databaseUrlOf(config), async (db) => {
    const outbox = openOutbox({ config, db, clock: () => new Date() })
    const { account } = await outbox.accountSettings.current()
    return { account, deliverability: account && (await outbox.deliverability()) }
  })
}

/** The address as visitors reach it. */
const checkAddress = async ({ publicUrl }) => {
  if (!publicUrl)
    return bad('PUBLIC_URL is empty, so links in emails lead to this machine. Set it to the address of the site.')
  const response = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(10_000) })
  const said = (await response.text()).trim()
  return response.ok ? good(`${publicUrl} says: ${said}`) : bad(`${publicUrl} answers ${response.status}: ${said}`)
}

const checkCertificate = async ({ publicUrl }) => {
  const { protocol, hostname, port } = new URL(publicUrl || 'http://localhost')
  if (protocol !== 'https:') return good('The address has no https, so there is no certificate to check.')
  const until = await certificateEnd(hostname, Number(port) || 443)
  const days = Math.floor((until - Date.now()) / 86_400_000)
  return days >= leastCertificateDays
    ? good(`The certificate is valid for ${days} more days.`)
    : bad(`The certificate ends in ${days} days. Renew it: see docs/deployment/.`)
}

const certificateEnd = (servername, port) =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: servername, port, servername, timeout: 10_000 }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.end()
    })
    socket.on('error', reject).on('timeout', () => socket.destroy(new Error('no response within 10 s')))
  })

const checks = {
  Node: checkNode,
  Memory: checkMemory,
  Disk: checkDisk,
  Folder: checkFolder,
  Clock: checkClock,
  Build: checkBuild,
  Settings: checkSettings,
  Database: checkData,
  Pictures: checkStore,
  Backup: checkBackup,
  Mail: checkMail,
  Address: checkAddress,
  Certificate: checkCertificate,
}

/** Prints every finding. Returns how many need something to be done. */
const doctor = async (config) => {
  let count = 0
  for (const [name, check] of Object.entries(checks)) {
    const found = await Promise.resolve(config)
      .then(check)
      .catch((error) => bad(error.cause?.message ?? error.message))
    for (const { isGood, sentence } of [found].flat()) {
      if (!isGood) count += 1
      console.log(`${isGood ? 'good' : 'BAD '}  ${name}: ${sentence}`)
    }
  }
  return count
}

const run = async () => {
  const { readConfig } = await import('../src/config.ts')
  if ((await doctor(readConfig())) > 0) process.exitCode = 1
}
await runCommand({ usage: 'Usage: voima doctor', run })

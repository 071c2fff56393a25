/** voima doctor: checks the machine and the site, one sentence for each finding, with the next step. */
import { access, constants, statfs } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { connect } from 'node:tls'

const megabyte = 1024 * 1024
const leastDisk = 1024 * megabyte
const leastMemory = 512 * megabyte
const leastCertificateDays = 14

const good = (sentence) => ({ isGood: true, sentence })
const bad = (sentence) => ({ isGood: false, sentence })

const checkNode = () => good(`Node ${process.version} runs the site, on ${availableParallelism()} processors.`)

const checkMemory = () =>
  totalmem() >= leastMemory
    ? good(`The machine has ${Math.round(totalmem() / megabyte)} MB of memory.`)
    : bad('The machine has less than 512 MB of memory. Add swap, or use a larger machine.')

const checkDisk = async ({ dataDir }) => {
  const { bavail, bsize } = await statfs(dataDir)
  const free = `${Math.round((bavail * bsize) / megabyte).toLocaleString('en')} MB are free on the disk of ${dataDir}.`
  return bavail * bsize >= leastDisk ? good(free) : bad(`${free} Delete what is not needed, or make the disk larger.`)
}

const checkFolder = async ({ dataDir }) => {
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  return good(`This user may read and write ${dataDir}.`)
}

const checkBuild = async () => {
  const { isBuilt } = await import('../prepare/build.mjs')
  return isBuilt()
    ? good('The build matches the sources.')
    : bad(
        'The build does not match the sources: the site may run an older version. Run npm run build, then restart it.',
      )
}

const checkSettings = ({ misspelled }) =>
  misspelled.length === 0 ? good('Every setting has a known name.') : bad(misspelled.join(' '))

/** The database, the pictures and the newest backup. */
const checkData = async (config) => {
  const { databasePlace } = await import('../../src/config.ts')
  const { requirePictures } = await import('../../src/core/images/store-record.ts')
  const { isCurrentDatabase } = await import('../../src/core/database/open.ts')
  await requirePictures(config)
  return (await isCurrentDatabase(databasePlace(config)))
    ? good('The database can be read and has the version of the site.')
    : good('The database can be read; the next start upgrades it.')
}

const checkStore = async (config) => {
  const { openImageStore } = await import('../../src/core/images/store.ts')
  for await (const _ of openImageStore(config).list()) break
  return good('The store of pictures can be read.')
}

const checkBackup = async ({ backups: { dir, everyHours } }) => {
  const { createBackupFiles } = await import('../../src/core/backup/files.ts')
  const [newest] = await createBackupFiles(dir).list()
  if (!newest) return bad(`There is no backup in ${dir} yet. Run voima backup.`)
  const isOld = everyHours > 0 && Date.now() - Date.parse(newest.madeAt) > 2 * everyHours * 3_600_000
  const sentence = `The newest backup is of ${newest.madeAt}.`
  return isOld ? bad(`${sentence} It should be newer: see the page Backups, and voima log.`) : good(sentence)
}

const checkMail = async ({ mailAccount }) => {
  if (!mailAccount) return good('SMTP_URL is empty: the account on the page Email setup sends, if there is one.')
  const { checkConnection } = await import('../../src/core/email/smtp.ts')
  const fault = await checkConnection(mailAccount)
  return fault ? bad(`The mail account does not work: ${fault} Correct SMTP_URL.`) : good('The mail account works.')
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
export const doctor = async (config) => {
  let count = 0
  for (const [name, check] of Object.entries(checks)) {
    const { isGood, sentence } = await Promise.resolve(config)
      .then(check)
      .catch((error) => bad(error.cause?.message ?? error.message))
    if (!isGood) count += 1
    console.log(`${isGood ? 'good' : 'BAD '}  ${name}: ${sentence}`)
  }
  return count
}

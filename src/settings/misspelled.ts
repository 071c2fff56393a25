/** Finds settings that the site does not know but that somebody probably meant: a misspelled one has no effect. */
import { editsBetween } from '#core/search/spelling.ts'
import type { Environment } from './config-values.ts'

export const settingNames = [
  ...['HOST', 'PORT', 'PUBLIC_URL', 'TRUST_PROXY', 'RATE_LIMITS', 'LOG_FORMAT', 'METRICS_HOST', 'METRICS_PORT'],
  ...['DATA_DIR', 'DATABASE_URL', 'MEDIA_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
  ...['DEMO', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'COUNTRY', 'STARTER_CONTENT', 'MESSAGE_MONTHS', 'HISTORY_MONTHS'],
  ...['SMTP_URL', 'MAIL_FROM', 'MAIL_PER_HOUR', 'MAIL_PER_DAY', 'DKIM_SELECTOR'],
  ...['BACKUP_DIR', 'BACKUP_EVERY_HOURS', 'BACKUP_KEEP'],
  ...['MAX_AT_ONCE', 'MAX_CONNECTIONS', 'MAX_HEADER_KB', 'PAGE_CACHE_MB', 'REQUEST_SECONDS', 'IDLE_SECONDS'],
]

/** No other program that runs beside the site reads variables that begin like these. */
const ownBeginnings = ['ADMIN_', 'BACKUP_', 'DKIM_', 'MAIL_', 'MEDIA_', 'METRICS_', 'SMTP_', 'STARTER_']

const withoutSeparators = (name: string) => name.replaceAll('_', '').toUpperCase()

const known = settingNames.map((name) => ({ name, letters: withoutSeparators(name) }))

/** One sentence for each. An editor swaps two letters or leaves one out; in a short name that is another name. */
export const misspelledSettings = (env: Environment) =>
  Object.keys(env).flatMap((name) => {
    if (settingNames.includes(name) || !env[name]) return []
    const letters = withoutSeparators(name)
    const meant = known.find((each) => isLike(letters, each.letters))
    if (meant) return [`${name} is not a setting of the site and has no effect. Did you mean ${meant.name}?`]
    const isOwn = ownBeginnings.some((beginning) => name.startsWith(beginning))
    return isOwn ? [`${name} is not a setting of the site and has no effect. See docs/settings.md.`] : []
  })

const shortestName = 6

const isLike = (mine: string, theirs: string) =>
  mine === theirs || (theirs.length >= shortestName && editsBetween(mine, theirs, 2) <= (theirs.length > 8 ? 2 : 1))

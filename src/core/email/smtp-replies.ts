/**
 * Bounces: decides what a mail server's reply about one email means, whichever step it answers: by its enhanced status
 * code (RFC 3463) first, then by its words. Only "this mailbox does not exist or is closed" is about the reader
 * (hard bounce); `full` and `later` are retried (soft bounce). Whatever this file does not recognise counts as a
 * complaint about the site, because readers must not pay for it. The site reads no delivery status notifications
 * (DSN, RFC 3464), by which a server bounces an email later.
 */

/** `later`: a temporary reply, such as greylisting. `email`: this email or its domain, not the mailbox. */
export type ReplyMeaning = 'closed' | 'full' | 'complaint' | 'email' | 'later'

export const replyMeaning = (reply: string): ReplyMeaning => {
  const words = wordsOf(reply)
  const meaning = byCode.find(([codes]) => codes.test(detailIn(reply)))?.[1] ?? byWords(words)
  if (isTemporary(reply)) return temporaryMeaning(reply, meaning, words)
  // A server that names us has not judged the mailbox, whatever its code says.
  const isAboutSize = meaning === 'email' && /\b(?:size|large|big)\b/.test(words)
  return meaning !== 'full' && !isAboutSize && complaintIn(words) ? 'complaint' : meaning
}

/** The reply without addresses, links, numbers and marks of the message: equal if two servers say the same. */
export const wordsOf = (reply: string) =>
  reply
    .toLowerCase()
    .replace(/(?<!\S)\d{3}[ -]/g, ' ')
    .replace(/\S*(?:@|:\/\/)\S*|[\w-]+(?:\.[\w-]+){2,}|\S*\d\S*/g, ' ')
    .replace(/[’]/g, "'")
    .replace(/[^a-z']+/g, ' ')
    .trim()

/** What the complaint is about, in plain words, if the reply says it. */
export const complaintIn = (words: string) => complaints.find(([pattern]) => pattern.test(words))?.[1]

const isTemporary = (reply: string) => reply.startsWith('4')

const temporaryMeaning = (reply: string, meaning: ReplyMeaning, words: string) => {
  if (meaning === 'full' || /\bgr[ae]y ?list/.test(words)) return 'later'
  return reply.startsWith('421') || detailIn(reply) === '4.5' || complaintIn(words) ? 'complaint' : 'later'
}

/** Subject and detail of the enhanced status code: 1.1 of 5.1.1. Some servers write it at the end: (#5.1.1). */
const detailIn = (reply: string) => /(?<![\d.])[45]\.(\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(reply)?.[1] ?? ''

/** Codes that say nothing by themselves, such as 5.0.0, are not listed: words decide. */
const byCode: [RegExp, ReplyMeaning][] = [
  [/^(?:1\.(?:1|3|6|10)|2\.1)$/, 'closed'],
  [/^(?:2\.2|3\.1)$/, 'full'],
  [/^(?:1\.2|2\.3|3\.4|6\.\d+)$/, 'email'],
  [/^(?:1\.[78]|[3457]\.\d+)$/, 'complaint'],
]

const byWords = (words: string): ReplyMeaning => {
  if (isFull.test(words) && !/\b(?:send\w*|your|daily|hourly|per (?:hour|day))\b/.test(words)) return 'full'
  if (isClosed.test(words)) return 'closed'
  return isUnsendable.test(words) ? 'email' : 'complaint'
}

const isFull =
  /\b(?:mailbox|inbox|user|recipient|account)\b.{0,40}\b(?:full|over ?quota|quota|space|storage)\b|\b(?:full|over ?quota) (?:mailbox|inbox)\b|\bstorage allocation\b|\binsufficient \w*( \w+)? ?storage\b/

const isClosed =
  /\bno such (?:user|mailbox|recipient|person|address|local)|\b(?:user|recipient|mailbox|(?:e ?mail|user) (?:account|address)|customer)\b.{0,60}?\b(?:unknown|not (?:be )?(?:found|known|valid|local)|couldn't be found|(?:do|does|did) ?(?:n't|not) (?:have|exist)|disabled|inactive|closed|deactivated|terminated|discontinued|no longer|unavailable|invalid|has moved)\b|\b(?:unknown|invalid|non ?existent|inactive|disabled) (?:user|recipient|mailbox|e ?mail address|local part)\b|\bno (?:mailbox|user|account) (?:here|by|with)\b|\bnot our customer\b|\bnobody (?:here|by)\b/

const isUnsendable =
  /\b(?:message|email|mail|size)\b.{0,30}\b(?:too (?:large|big)|size|maximum)\b|\b(?:host|domain)\b.{0,30}\b(?:not found|unknown|does not exist)\b|\bunrouteable\b/

const complaints: [RegExp, string][] = [
  [
    /\b(?:quota|too (?:many|fast)|rate|limit(?:s|ed)?|exceed(?:s|ed)?|(?:hourly|daily) \w+|unusual)\b(?!.{0,30}\bsize\b)/,
    'The mail account has sent as many emails as its provider allows for now',
  ],
  [
    /\b(?:\w*spam\w*|junk|unsolicited|bulk|virus|phish\w*|malicious|suspicious|abus\w*|reputation|(?:block|black|deny) ?list\w*|block(?:ed|ing)?|banned|dnsbl|rbl|barracuda|complaints?|listed)\b/,
    'A mail server takes emails from this site for spam, or has blocked the site',
  ],
  [
    /\b(?:sender|senders|sending|originator|envelope|mail from|from (?:address|header)|helo|ehlo|relaying|relay (?:access|denied|not)|allowed|permitted|permission|auth\w*|unauth\w*|spf|dkim|dmarc|dns|rdns|ptr|mx|reverse|client|tls|starttls|encrypt\w*|log ?in|outgoing|outbound)\b/,
    'The mail server does not let this site send from its sender address',
  ],
  [
    /\b(?:polic(?:y|ies)|prohibit\w*|denied|restrict\w*|not accepted|not accepting mail|your (?:\w+ )?(?:account|domain|server|host|network|ip))\b/,
    'The mail server has rules that keep emails from this site out',
  ],
]

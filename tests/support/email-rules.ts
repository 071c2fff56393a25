/** Checks an email against the standards, as a mail server would. */
const lineOctets = 998
const encodedWordLength = 75
const once = ['Date', 'From', 'To', 'Subject', 'Message-ID', 'MIME-Version', 'Content-Type']

/** Each violation, with the standard that it breaks; empty when there is none. */
export const emailErrors = (email: string): string[] => {
  const { head, headers } = partsOf(email)
  const values = (name: string) =>
    headers.filter((header) => nameOf(header) === name.toLowerCase()).map((header) => textOf(header))
  const faults: [boolean, string][] = [
    [/[^\r]\n|\r[^\n]/.test(email), 'RFC 5322, 2.3: a line does not end with CRLF'],
    [email.split('\r\n').some((line) => line.length > lineOctets), 'RFC 5322, 2.1.1: a line is too long'],
    [/[^\t\r\n -~]/.test(email), 'RFC 5321, 2.4: it is not in seven bits'],
    [
      !head.split('\r\n').every((line) => /^([!-9;-~]+:( \S.*)?|[ \t]+\S.*)$/.test(line)),
      'RFC 5322, 2.2: a header is malformed',
    ],
    ...once.map((name): [boolean, string] => [values(name).length !== 1, `RFC 5322, 3.6: ${name} is not there once`]),
    [Number.isNaN(Date.parse(values('Date')[0] ?? '')), 'RFC 5322, 3.3: the date is none'],
    [!/^<[^\s<>@]+@[^\s<>@]+>$/.test(values('Message-ID')[0] ?? ''), 'RFC 5322, 3.6.4: the id is malformed'],
    [values('MIME-Version')[0] !== '1.0', 'RFC 2045, 4: the version of MIME'],
    [
      (head.match(/=\?[^?]+\?[BQ]\?[^?]*\?=/gi) ?? []).some((word) => word.length > encodedWordLength),
      'RFC 2047, 2: an encoded word is too long',
    ],
    [typesIn(email).join() !== 'text/plain,text/html', 'RFC 2046, 5.1.4: the plainest part does not come first'],
  ]
  return faults.flatMap(([isFault, fault]) => (isFault ? [fault] : []))
}

/** Additional rules for newsletters. */
export const mailingListErrors = (email: string): string[] => {
  const { headers } = partsOf(email)
  const value = (name: string) => textOf(headers.find((header) => nameOf(header) === name) ?? '')
  const signed = /\bh=([^;]*)/.exec(value('dkim-signature'))?.[1]?.replace(/\s/g, '').toLowerCase().split(':') ?? []
  const faults: [boolean, string][] = [
    [!/^[^<>]*<[a-z0-9-]+(\.[a-z0-9-]+)+>$/.test(value('list-id')), 'RFC 2919, 2: the id of the list'],
    [!/^<https:\/\/[^\s<>,]+>$/.test(value('list-unsubscribe')), 'RFC 8058, 3.1: no address to leave at'],
    [value('list-unsubscribe-post') !== 'List-Unsubscribe=One-Click', 'RFC 8058, 3.1: no leaving with one tap'],
    [
      !['list-unsubscribe', 'list-unsubscribe-post'].every((name) => signed.includes(name)),
      'RFC 8058, 4: how to leave is not signed',
    ],
  ]
  return faults.flatMap(([isFault, fault]) => (isFault ? [fault] : []))
}

const partsOf = (email: string) => {
  const [head = ''] = email.split('\r\n\r\n', 1)
  return { head, headers: head.split(/\r\n(?![ \t])/) }
}

const nameOf = (header: string) => header.slice(0, header.indexOf(':')).toLowerCase()
const textOf = (header: string) =>
  header
    .slice(header.indexOf(':') + 1)
    .replace(/\r\n[ \t]+/g, ' ')
    .trim()

const typesIn = (email: string) =>
  [...email.matchAll(/^--.*\r\nContent-Type: (text\/\w+)/gim)].map(([, type = '']) => type.toLowerCase())

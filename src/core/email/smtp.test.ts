import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#config.ts'
import { esi } from '#test/cast.ts'
import { type Answer, at, type SmtpServer, type Step, startSmtpServer } from '#test/smtp-server.ts'
import { createSmtp } from './smtp.ts'
import { judgeFault } from './smtp-errors.ts'
import { usualTimeouts } from './smtp-timeouts.ts'

let server: SmtpServer
beforeEach(async () => {
  server = await startSmtpServer()
})
afterEach(() => server.close())

const mail = {
  envelope: { from: 'info@voima.example', to: [esi.email], size: 40 },
  message: Buffer.from('Subject: A walk\r\n\r\nCome along.\r\n'),
}
const lineTo = (url: string) => {
  const { mailAccount } = readConfig({ SMTP_URL: url })
  if (!mailAccount) throw new Error('no account')
  return createSmtp(mailAccount, usualTimeouts)
}
const atOnce = async () => {}

/** Tries to send one email, and returns the result. */
const send = async (url = server.url, hand = atOnce) => {
  const line = lineTo(url)
  const fault = await line.send(mail, hand)
  line.disconnect()
  return fault ? judgeFault(fault) : 'sent'
}

const table: [Step, Answer, string, string][] = [
  ['greeting', '554 5.3.2 No', 'blocked', 'The mail server does not allow this site to connect: 554'],
  ['greeting', '421 4.3.2 Too busy', 'blocked', 'The mail server does not allow this site to connect: 421'],
  [
    'sender',
    '451 4.3.0 Later',
    'blocked',
    'The mail server accepts no emails from this site at the moment: 451 4.3.0 Later',
  ],
  ['sender', '550 5.7.1 Not you', 'blocked', 'The mail server accepts no emails from this site at the moment: 550'],
  ['sender', '552 5.3.4 Too large', 'rejected', 'The mail server rejected this email: 552 5.3.4 Too large'],
  [
    'reader',
    '450 4.2.0 Greylisted',
    'deferred',
    'The mail server temporarily rejected this address: 450 4.2.0 Greylisted',
  ],
  ['reader', '550 5.1.1 Nobody here', 'rejected', 'The mail server rejected this address: 550 5.1.1 Nobody here'],
  ['reader', '421 4.7.0 Closing', 'complaint', 'The mail server accepts no emails from this site at the moment: 421'],
  [
    'reader',
    '550 5.4.5 Daily limit',
    'complaint',
    'The mail account has sent as many emails as its provider allows for now: 550 5.4.5 Daily limit',
  ],
  ['reader', '552 5.2.2 Mailbox full', 'deferred', 'The mailbox is full: 552 5.2.2 Mailbox full'],
  ['data', '554 5.7.1 Quota exceeded', 'complaint', 'The mail account has sent as many emails as its provider allows'],
  ['end', '451 4.3.0 Disk full', 'deferred', 'The mail server temporarily rejected this email: 451 4.3.0 Disk full'],
  ['end', '554 5.6.0 Looks like spam', 'complaint', 'A mail server takes emails from this site for spam'],
  ['end', '554 5.6.0 Bare newlines', 'rejected', 'The mail server rejected this email: 554 5.6.0 Bare newlines'],
  ['end', '503 5.5.1 Confused', 'complaint', 'The mail server accepts no emails from this site at the moment: 503'],
]

test.each(table)('at the %s, the response "%s" means %s', async (step, answer, kind, reason) => {
  server.behave(at(step, answer))
  expect(await send()).toMatchObject({ kind, reason: expect.stringContaining(reason) })
  expect(server.taken).toEqual([])
})

const broken: [Step, string][] = [
  ['greeting', 'blocked'],
  ['sender', 'deferred'],
  ['reader', 'deferred'],
  ['end', 'unknown'],
]

describe('a mail server that closes the connection', () => {
  test.each(broken)('at the %s: %s', async (step, kind) => {
    server.behave(at(step, 'hang up'))
    expect(await send()).toMatchObject({ kind, isConnectionGood: false })
  })

  test('during the email: deferred, because its end was never sent', async () => {
    server.behave(at('email', 'hang up'))
    const line = lineTo(server.url)
    const ending = Promise.withResolvers<void>()
    const fault = await line.send(mail, () => ending.promise)
    ending.resolve()
    expect(fault && judgeFault(fault).kind).toBe('deferred')
    expect(server.taken).toEqual([])
  })
})

describe('a mail server that stops responding', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each(broken)('at the %s: %s', async (step, kind) => {
    server.behave(at(step, 'silence'))
    const sending = send()
    await server.quiet
    const isAnswerDue = step === 'end'
    await vi.advanceTimersByTimeAsync(isAnswerDue ? usualTimeouts.forAnswer : usualTimeouts.untilHandover)
    const verdict = await sending
    expect(verdict).toMatchObject({ kind, isConnectionGood: false })
    if (step === 'greeting')
      expect(verdict).toMatchObject({ reason: expect.stringMatching(/^The mail server at 127.+ does not answer\.$/) })
  })

  test('has ten minutes for the response to a complete email, because an earlier timeout would leave it unknown', async () => {
    server.behave(at('end', 'silence'))
    let isOver = false
    const sending = send().finally(() => {
      isOver = true
    })
    await server.quiet
    await vi.advanceTimersByTimeAsync(usualTimeouts.forAnswer - 1000)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await sending).toMatchObject({ kind: 'unknown' })
  })
})

test('an unreachable mail server blocks sending, without blaming any email, and the reason names it', async () => {
  await server.close()
  const { port } = new URL(server.url)
  const reason = `The mail server at 127.0.0.1, port ${port}, refuses connections.`
  expect(await send()).toMatchObject({ kind: 'blocked', reason })
  const looked = { server: { host: 'mail.example', port: 587 }, isOpen: false, isHanded: false }
  const timedOut = Object.assign(new Error('queryA ETIMEOUT'), { code: 'EDNS', originalCode: 'ETIMEOUT' })
  const notLookedUp = 'The name of the mail server, mail.example, could not be looked up.'
  expect(judgeFault({ ...looked, error: timedOut }).reason).toBe(notLookedUp)
  const unknown = 'No mail server with the name mail.voima.invalid was found.'
  expect(await send('smtp://mail.voima.invalid:2525')).toMatchObject({ kind: 'blocked', reason: unknown })
})

test('an email is not sent if its handover cannot be recorded', async () => {
  const kind = await send(server.url, async () => {
    throw new Error('The disk is full')
  })
  expect(kind).toMatchObject({ kind: 'deferred' })
  expect(server.taken).toEqual([])
})

test('one connection sends many emails, and is opened again if the server closed it', async () => {
  const line = lineTo(server.url)
  let greetings = 0
  server.behave((step) => {
    if (step === 'greeting') greetings += 1
    return 'yes'
  })
  for (let email = 0; email < 3; email += 1) expect(await line.send(mail, atOnce)).toBeUndefined()
  expect(greetings).toBe(1)
  let isTired = true
  server.behave((step) => {
    if (step !== 'sender' || !isTired) return 'yes'
    isTired = false
    return '421 4.7.0 Enough emails on one line'
  })
  expect(await line.send(mail, atOnce)).toBeUndefined()
  expect(server.taken).toHaveLength(4)
  line.disconnect()
})

describe('an account with a password', () => {
  const login = { user: 'ama@voima.example', pass: 'p@ss:w/rd%' }
  const withServer = async (
    options: Parameters<typeof startSmtpServer>[0],
    use: (own: SmtpServer) => Promise<void>,
  ) => {
    const own = await startSmtpServer(options)
    await use(own).finally(own.close)
  }

  test.each(['offered', 'from the start'] as const)('signs in over an encrypted connection, when that is %s', (tls) =>
    withServer({ login, tls }, async (own) => {
      expect(await send(own.url)).toBe('sent')
      expect(own.signIns).toEqual([true])
      expect(own.taken).toHaveLength(1)
    }),
  )

  test('never sends the password unencrypted to another machine', () =>
    withServer({ login }, async (own) => {
      // The same machine under a name that the site does not recognise as local.
      expect(await send(own.url.replace('127.0.0.1', '127.1'))).toMatchObject({ kind: 'blocked' })
      expect(own.signIns).toEqual([])
    }))

  test('reports a wrong password in plain words, without the password', () =>
    withServer({ login }, async (own) => {
      const verdict = await send(own.url.replace('p%40ss', 'other'))
      expect(verdict).toMatchObject({
        kind: 'blocked',
        reason: expect.stringMatching(/rejected the user name or the password: 535/),
      })
      expect(JSON.stringify(verdict)).not.toContain('w/rd')
    }))
})

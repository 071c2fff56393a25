/** A real mail server that answers at each step as a test says, and stores the emails that it accepted. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

/** `data`: the command before the email. `email`: its first bytes have arrived; `end`: all of it has. */
export type Step = 'greeting' | 'hello' | 'login' | 'sender' | 'reader' | 'data' | 'email' | 'end'
/** A text is a rejection, such as `450 4.2.0 Come back later`. */
export type Answer = 'yes' | 'silence' | 'hang up' | `${4 | 5}${string}`
type Behaviour = (step: Step, reader: string) => Answer

type ServerOptions = { login?: { user: string; pass: string }; tls?: 'offered' | 'from the start' }
type Taken = { to: string; text: string }

export const startSmtpServer = async (options: ServerOptions = {}) => {
  const taken: Taken[] = []
  const signIns: boolean[] = []
  const heldAnswers: (() => void)[] = []
  const quiet = Promise.withResolvers<void>()
  const will = { behave: (() => 'yes') as Behaviour }
  const server: SMTPServer = new SMTPServer({
    ...settingsFor(options),
    ...stepsOf({
      taken,
      signIns,
      kept: heldAnswers,
      will,
      login: options.login,
      tellQuiet: quiet.resolve,
      connections: () => server.connections,
    }),
  })
  // A connection that the server itself has cut is no error.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: urlOf(server, options),
    taken,
    /** Whether the connection was encrypted, at each login. */
    signIns,
    /** Resolves when the server first stays silent or closes the connection. */
    quiet: quiet.promise,
    /** Sends the responses that it had held back. */
    goOn: () => {
      for (const say of heldAnswers.splice(0)) say()
    },
    behave: (behaviour: Behaviour) => {
      will.behave = behaviour
    },
    close: () => {
      for (const { _socket } of server.connections) _socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const settingsFor = ({ login, tls }: ServerOptions): SMTPServerOptions => ({
  secure: tls === 'from the start',
  hideSTARTTLS: tls !== 'offered',
  disableReverseLookup: true,
  authOptional: !login,
  allowInsecureAuth: true,
})

const urlOf = ({ server }: SMTPServer, { login, tls }: ServerOptions) => {
  const { port } = server.address() as AddressInfo
  const user = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@` : ''
  return `${tls === 'from the start' ? 'smtps' : 'smtp'}://${user}127.0.0.1:${port}`
}

type Stage = Pick<ServerOptions, 'login'> & {
  taken: Taken[]
  signIns: boolean[]
  kept: (() => void)[]
  will: { behave: Behaviour }
  tellQuiet: () => void
  connections: () => SMTPServer['connections']
}
type Done = (error?: Error) => void
type SMTPServerConnection = SMTPServer['connections'] extends Set<infer Connection> ? Connection : never

const stepsOf = ({ taken, signIns, kept, will, login, tellQuiet, connections }: Stage): SMTPServerOptions => {
  const act = ({ id }: SMTPServerSession, what: Answer, done: Done) => {
    if (what === 'yes') return done()
    if (what !== 'silence' && what !== 'hang up') return done(refusal(what))
    if (what === 'hang up') for (const { session, _socket } of connections()) if (session.id === id) _socket.destroy()
    if (what === 'silence') kept.push(() => done())
    tellQuiet()
  }
  const answer = (session: SMTPServerSession, step: Step, done: Done, reader = '') =>
    act(session, will.behave(step, reader), done)
  const take = (session: SMTPServerSession, to: string, email: string, done: Done) => {
    const what = will.behave('end', to)
    // A server that closes the connection or stays silent here may have accepted the email.
    if (!/^\d/.test(what)) taken.push({ to, text: email })
    act(session, what, done)
  }
  return {
    onConnect: (session, done) => {
      const connection = [...connections()].find((one) => one.session.id === session.id)
      if (connection) refuseCommands(connection, will)
      answer(session, 'greeting', done)
    },
    onAuth: ({ username, password }, session, done) => {
      signIns.push(session.secure)
      const isRight = username === login?.user && password === login?.pass
      answer(session, 'login', (error) => done(error ?? null, isRight ? { user: username } : undefined))
    },
    onMailFrom: (_, session, done) => answer(session, 'sender', done),
    onRcptTo: ({ address }, session, done) => answer(session, 'reader', done, address),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      stream.once('data', () => answer(session, 'email', () => {}, to))
      const whole = text(stream).then((email) => take(session, to, email, done))
      // The client closed the connection in the middle of the email.
      whole.catch(() => {})
    },
  }
}

const commands = { EHLO: 'hello', HELO: 'hello', DATA: 'data' } as const

/** The server has no setting for a refusal of these commands. A refused DATA ends the email. */
const refuseCommands = (connection: SMTPServerConnection, will: Stage['will']) => {
  const handlers = connection as unknown as Record<string, (command: unknown, done: () => void) => void>
  for (const [name, step] of Object.entries(commands)) {
    const usual = handlers[`handler_${name}`]?.bind(connection)
    handlers[`handler_${name}`] = (command, done) => {
      const reader = connection.session.envelope.rcptTo
      const what = will.behave(step, reader ? (reader[0]?.address ?? '') : '')
      if (what === 'yes') return usual?.(command, done)
      connection.send(Number(what.slice(0, 3)), what.slice(4))
      done()
    }
  }
}

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>

/** Gives this response at one step, and success at all others. */
export const at =
  (step: Step, answer: Answer): Behaviour =>
  (here) =>
    here === step ? answer : 'yes'

const refusal = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })

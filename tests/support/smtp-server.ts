/** A real mail server that does at each step what a test asks of it, and keeps what it took. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

/** `email`: its first bytes are there; `end`: all of it is. */
export type Step = 'greeting' | 'login' | 'sender' | 'reader' | 'email' | 'end'
/** A text is a refusal, such as `450 4.2.0 Come back later`. */
export type Answer = 'yes' | 'silence' | 'hang up' | `${4 | 5}${string}`
type Behaviour = (step: Step, reader: string) => Answer

type Wishes = { login?: { user: string; pass: string }; tls?: 'offered' | 'from the start' }
type Taken = { to: string; text: string }

export const startSmtpServer = async (wishes: Wishes = {}) => {
  const taken: Taken[] = []
  const signIns: boolean[] = []
  const kept: (() => void)[] = []
  const quiet = Promise.withResolvers<void>()
  const will = { behave: (() => 'yes') as Behaviour }
  const server: SMTPServer = new SMTPServer({
    ...settingsFor(wishes),
    ...stepsOf({
      taken,
      signIns,
      kept,
      will,
      login: wishes.login,
      tellQuiet: quiet.resolve,
      connections: () => server.connections,
    }),
  })
  // A line that we cut ourselves is no failure.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: urlOf(server, wishes),
    taken,
    /** Whether the line was secret, each time somebody signed in. */
    signIns,
    /** When it first fell silent or hung up. */
    quiet: quiet.promise,
    /** Gives the answers after all that it kept to itself. */
    goOn: () => {
      for (const say of kept.splice(0)) say()
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

const settingsFor = ({ login, tls }: Wishes): SMTPServerOptions => ({
  secure: tls === 'from the start',
  hideSTARTTLS: tls !== 'offered',
  disableReverseLookup: true,
  authOptional: !login,
  allowInsecureAuth: true,
})

const urlOf = ({ server }: SMTPServer, { login, tls }: Wishes) => {
  const { port } = server.address() as AddressInfo
  const user = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@` : ''
  return `${tls === 'from the start' ? 'smtps' : 'smtp'}://${user}127.0.0.1:${port}`
}

type Stage = Pick<Wishes, 'login'> & {
  taken: Taken[]
  signIns: boolean[]
  kept: (() => void)[]
  will: { behave: Behaviour }
  tellQuiet: () => void
  connections: () => SMTPServer['connections']
}
type Done = (error?: Error) => void

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
    // Whoever hangs up here, or says nothing, may have kept it all the same: that is the difficulty.
    if (!/^\d/.test(what)) taken.push({ to, text: email })
    act(session, what, done)
  }
  return {
    onConnect: (session, done) => answer(session, 'greeting', done),
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
      // Somebody hung up in the middle of it.
      whole.catch(() => {})
    },
  }
}

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>

/** Does so at one step, and is willing at all others. */
export const at =
  (step: Step, answer: Answer): Behaviour =>
  (here) =>
    here === step ? answer : 'yes'

const refusal = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })

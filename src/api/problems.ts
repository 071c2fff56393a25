/** Error handling: turns every error into problem details (RFC 9457): one format, one sentence, never a stack trace. */
import { STATUS_CODES } from 'node:http'
import type { Hook } from '@hono/zod-openapi'
import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { z } from 'zod'
import { Conflict, NotAllowed, NotFound, Refused, Unavailable } from '#core/lib/errors.ts'
import { type Report, thrownAt } from '#shared/error-report.ts'
import { limits } from '#shared/limits.ts'
import type { Problem } from '#shared/shapes/problems.ts'
import type { ApiEnv } from './calls.ts'
import { sentenceFor } from './shape-sentences.ts'

// zod's own sentences contain neither the field nor its value.
z.config({ customError: sentenceFor })

type FieldErrors = Record<string, string>
type More = { headers?: Record<string, string>; errors?: FieldErrors | undefined; current?: unknown }

export const problem = (status: number, detail: string, { headers, ...more }: More = {}) => {
  const body: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Problem', status, detail, ...more }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  })
}

/** Throw this in a handler whose type allows only its own responses: the error handler sends the problem. */
export const stopWith = (answer: Response) => new HTTPException(answer.status as 400, { res: answer })

export const nothingHere = () => problem(404, 'There is nothing at this address.')

export const notSignedIn = (detail = 'Sign in first: this call needs a valid token.', errors?: FieldErrors) =>
  problem(401, detail, { headers: { 'WWW-Authenticate': 'Bearer' }, errors })

const refused = (errors: FieldErrors) => problem(422, Object.values(errors).map(asSentence).join(' '), { errors })

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Answers a request that does not fit its shape. */
export const refuseShape: Hook<unknown, ApiEnv, string, Response | undefined> = (result) => {
  if (result.success) return
  // An id that cannot exist gets the same response as one that does not exist: 404.
  if (result.target === 'param') return nothingHere()
  return refused(fieldErrorsOf(result.error))
}

export const fieldErrorsOf = ({ issues }: z.ZodError): FieldErrors => {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    if (path.length === 0) errors.body = 'The body must be a JSON object with the fields of this call.'
    else errors[path.join('.')] ??= message
  }
  return errors
}

export const createTranslator =
  (report: Report): ErrorHandler<ApiEnv> =>
  (error, c) => {
    if (error instanceof NotFound) return nothingHere()
    if (error instanceof NotAllowed) return problem(403, 'Your jobs do not allow this.')
    if (error instanceof Refused) return refused(error.fields)
    if (error instanceof Conflict) return problem(409, error.message, { current: error.current, errors: error.fields })
    if (error instanceof HTTPException) return error.res ?? unreadable(error.status)
    if (error instanceof Unavailable) return unavailable(error, report)
    // The client closed the connection in the middle of the body: no client reads this response, and it is no error of
    // the server.
    if ('code' in error && error.code === 'ECONNRESET') return unreadable(400)
    report('request-failed', `${c.req.method} ${routePath(c, -1)} failed: ${thrownAt(error)}`)
    return problem(500, 'Something went wrong on our side. Please try again in a moment.')
  }

const unavailable = (error: Unavailable, report: Report) => {
  report('unavailable', `A request could not be answered: ${error.message}`)
  return problem(503, 'The site cannot do this at the moment. Nothing was changed. Please try again shortly.', {
    headers: { 'Retry-After': String(limits.unavailableRetrySeconds) },
  })
}

const unreadable = (status: number) =>
  status === 415
    ? problem(415, 'This call does not accept the Content-Type of the request. See /api/v1/docs.')
    : problem(status, 'The body of the request cannot be read: it is invalid or incomplete.')

/** Returns the faults of a response. */
import type { Answer } from './ask.ts'
import type { ApiDocument, Call, Schema } from './document.ts'
import { misfits } from './fits.ts'
import type { HostileRequest } from './requests.ts'

const traces = /\n\s+at |node_modules|\.ts:\d|SQLITE|syntax error at or near|ZodError/

const problemSchema: Schema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string', minLength: 3 },
    status: { type: 'integer' },
    detail: { type: 'string', pattern: '[.!?]$' },
    errors: { type: 'object', additionalProperties: { type: 'string', minLength: 3 } },
    current: { type: 'object', additionalProperties: {} },
  },
}

export const faultsIn = (request: HostileRequest, answer: Answer, document: ApiDocument): string[] => {
  const { method, as } = request
  const call = document.leadingTo(method, request.path) ?? document.find(method, request.call.path)
  const faults = [...alwaysWrong(answer)]
  if (call?.needsToken && ['nobody', 'dead token'].includes(as) && answer.status < 400)
    faults.push('a stranger came in')
  if (!call) return [...faults, ...wrongForNoCall(answer, method)]
  if (call.answers[answer.status]) return [...faults, ...wrongBody(answer, call, document, method)]
  // A malformed path may match another call.
  return isNowhere(answer, method) ? faults : [...faults, `${answer.status} is not documented`]
}

const alwaysWrong = ({ status, headers, text }: Answer) => [
  ...(status >= 500 ? ['it broke down'] : []),
  ...(status >= 400 && traces.test(text) ? ['it tells of its insides'] : []),
  ...(headers['set-cookie'] ? ['it sets a cookie'] : []),
  ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['it lets browsers guess']),
]

/** The responses of every path: a list of methods, or a rejection. */
const wrongForNoCall = (answer: Answer, method: string) => {
  if (method === 'OPTIONS' && answer.status === 204 && answer.headers.allow) return []
  return isNowhere(answer, method) ? [] : ['it is neither 404 nor 405']
}

const isNowhere = (answer: Answer, method: string) =>
  [404, 405].includes(answer.status) && wrongProblem(answer, method).length === 0

const wrongProblem = ({ status, headers, text }: Answer, method: string) => {
  if (headers['content-type'] !== 'application/problem+json') return [`it is ${headers['content-type']}, not a problem`]
  if (method === 'HEAD') return text === '' ? [] : ['it has a body']
  const problem = JSON.parse(text)
  const faults = misfits(problem, problemSchema, (schema) => schema)
  return problem.status === status ? faults : [...faults, `it says ${problem.status}`]
}

const wrongBody = (answer: Answer, call: Call, { resolve }: ApiDocument, method: string) => {
  const { status, headers, text } = answer
  if (status >= 400) return wrongProblem(answer, method)
  const [described] = Object.entries(call.answers[status]?.content ?? {})
  if (!described || method === 'HEAD') return text === '' ? [] : ['it has a body']
  const [type, { schema }] = described
  if (headers['content-type']?.toString().split(';')[0] !== type)
    return [`it is ${headers['content-type']}, not ${type}`]
  return type === 'application/json' ? misfits(JSON.parse(text), schema, resolve) : []
}

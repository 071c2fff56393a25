import { Alert } from '#ui/alert.tsx'
import type { Failure } from './api.ts'

/** Why a form came to nothing, unless one of its fields says so itself. */
export const Trouble = ({ failure, fields }: { failure: Failure | undefined; fields: string[] }) => {
  if (!failure || fields.some((field) => failure.errors[field])) return null
  return <Alert kind="failure">{failure.reason}</Alert>
}

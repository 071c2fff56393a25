/** The roles of users in words. `shared/permissions.ts` decides what each role may do. */

import { isKeyOf } from '#shared/keys.ts'
import type { Role } from '#shared/permissions.ts'

export const roleWords: Record<Role, { name: string; word: string; may: string }> = {
  administrator: { name: 'Administrator', word: 'an administrator', may: 'everything' },
  editor: { name: 'Editor', word: 'an editor', may: 'news, blogs, places of care and questions' },
  responder: { name: 'Responder', word: 'a responder', may: 'messages, questions and volunteers' },
  clinician: { name: 'Clinician', word: 'a clinician', may: 'questions only' },
}

const known = (role: string) => (isKeyOf(roleWords, role) ? roleWords[role] : undefined)

export const accessOf = (role: string) => known(role)?.may ?? 'the dashboard'
export const wordFor = (role: string) => known(role)?.word ?? role
export const nameFor = (role: string) => known(role)?.name ?? role

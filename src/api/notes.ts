/** The calls for notes (internal notes), the same on messages and on volunteers. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { MessageNote, NewNote } from '#shared/shapes/message.ts'
import { type ApiEnv, answer, byId, type callsTagged, idParam } from './calls.ts'

const OneNote = z.object({ note: MessageNote })

export const noteCalls = (call: ReturnType<typeof callsTagged>) => ({
  note: call('post', '/{id}/notes', {
    summary: 'Add a note for colleagues',
    takes: NewNote,
    gives: { 201: answer('The note', OneNote) },
  }),
  removeNote: call('delete', '/{id}/notes/{note}', {
    summary: 'Delete a note permanently',
    by: byId.extend({ note: idParam('the note') }),
    gives: { 200: answer('The deleted note', OneNote) },
  }),
})

type Notes = {
  note: (id: string, text: string) => Promise<MessageNote>
  removeNote: (id: string) => Promise<MessageNote>
}

export const noteRoutes = (calls: ReturnType<typeof noteCalls>, notes: Notes) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.note, async (c) =>
      c.json({ note: await notes.note(c.req.valid('param').id, c.req.valid('json').text) }, 201),
    )
    .openapi(calls.removeNote, async (c) => c.json({ note: await notes.removeNote(c.req.valid('param').note) }, 200))

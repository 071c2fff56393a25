/** The API calls of the record types that the specification does not know: events, places and what follows. */
export const recordCalls = [
  'GET /places',
  'POST /places',
  'GET /places/{id}',
  'PATCH /places/{id}',
  'DELETE /places/{id}',
  'POST /places/{id}/restore',
  'POST /places/{id}/checks',
  'DELETE /places/{id}/checks/{check}',
]

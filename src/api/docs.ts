import { Hono } from 'hono'
import type { Document } from './document.ts'
import type { ApiEnv } from './env.ts'

export const docsRoutes = (document: () => Document) =>
  new Hono<ApiEnv>().get('/openapi.json', (c) => c.json(document()))

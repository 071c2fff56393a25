/** The schema of 1.0. Before the first later migration, copy the definitions of `schema/` into this file. */
export { createSchema as up } from '../schema/schema.ts'

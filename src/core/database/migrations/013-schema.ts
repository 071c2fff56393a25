/** Creates the tables as `schema/` defines them now: in a new database, the later migrations find their changes made. */
export { createSchema as up } from '../schema/schema.ts'

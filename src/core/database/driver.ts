/**
 * Wraps the driver of either engine: translates its errors, and reports the public tables that a statement changed as
 * soon as the change is committed, before the caller goes on.
 */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import type { PublicPart } from '#shared/pages/public-page.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
import { changedPart } from './public-tables.ts'

/** Throws the error that callers see. */
export type Translate = (error: unknown) => never

/** Who is notified of committed changes. */
export type ChangeListener = Pick<ChangeEvents, 'notifyChanged' | 'notifyUncertain'>

export const wrapDialect = (dialect: Dialect, translate: Translate, changes?: ChangeListener): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => wrapDriver(dialect.createDriver(), translate, changes),
})

/** A connection of the engine, and the parts that its open transaction has changed. */
type Wrapped = DatabaseConnection & { original: DatabaseConnection; pending: Set<PublicPart> | undefined }

const wrapDriver = (driver: Driver, translate: Translate, changes?: ChangeListener): Driver => {
  // Every connection that Kysely passes back was given out by `acquireConnection`.
  const wrapped = (connection: DatabaseConnection) => connection as Wrapped
  const original = (connection: DatabaseConnection) => wrapped(connection).original
  const failWrite = (error: unknown) => {
    // The engine may have committed before the connection was lost.
    changes?.notifyUncertain()
    return translate(error)
  }
  return {
    init: (options) => driver.init(options).catch(translate),
    acquireConnection: async (options) =>
      wrapConnection(await driver.acquireConnection(options).catch(translate), translate, changes),
    beginTransaction: async (connection, settings) => {
      await driver.beginTransaction(original(connection), settings).catch(translate)
      wrapped(connection).pending = new Set()
    },
    commitTransaction: async (connection) => {
      const pending = wrapped(connection).pending
      const parts = pending?.has('everything') ? ['everything' as const] : (pending ?? [])
      wrapped(connection).pending = undefined
      await driver.commitTransaction(original(connection)).catch(failWrite)
      for (const part of parts) changes?.notifyChanged(part)
    },
    // An engine that cannot write has often rolled back already, and the first error is more informative than a failed
    // rollback.
    rollbackTransaction: async (connection) => {
      wrapped(connection).pending = undefined
      await driver.rollbackTransaction(original(connection)).catch(() => {})
    },
    releaseConnection: (connection, options) => driver.releaseConnection(original(connection), options),
    destroy: (options) => driver.destroy(options),
  }
}

const wrapConnection = (original: DatabaseConnection, translate: Translate, changes?: ChangeListener): Wrapped => {
  const connection: Wrapped = {
    original,
    pending: undefined,
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const part = changes && changedPart(query.query)
      try {
        const result = await original.executeQuery<Row>(query)
        if (part && hasChanged(result)) report(part)
        return result
      } catch (error) {
        if (part && !connection.pending) changes?.notifyUncertain()
        return translate(error)
      }
    },
    streamQuery: (query, size) => original.streamQuery(query, size),
  }
  const report = (part: PublicPart) => {
    if (connection.pending) connection.pending.add(part)
    else changes?.notifyChanged(part)
  }
  return connection
}

/** A statement that returns rows may not count those that it changed. */
const hasChanged = ({ numAffectedRows, rows }: QueryResult<unknown>) =>
  numAffectedRows === undefined ? rows.length > 0 : numAffectedRows > 0n

/** Describes a table once, as its columns: the SQL that creates it and the type of its rows follow. */
import type { Generated } from 'kysely'

/** `value` exists in types only. */
type Column<Value> = { sql: string; value?: Value }
type Columns = Record<string, Column<unknown>>

/** Takes what follows the type in SQL. `Value` is narrower where only some values are stored. */
type ColumnType<Any> = {
  <Value extends Any = Any>(rest: `${string}default ${string}`): Column<Generated<Value>>
  <Value extends Any = Any>(rest: `not null${string}` | `primary key${string}`): Column<Value>
  <Value extends Any = Any>(rest?: string): Column<Value | null>
}
const columnType = <Any>(type: string) => ((rest = '') => ({ sql: `${type} ${rest}`.trim() })) as ColumnType<Any>

export const text = columnType<string>('text')
export const integer = columnType<number>('integer')
export const double = columnType<number>('double precision')

type Table<Shape extends Columns> = {
  columns: Shape
  create: (name: string) => string[]
  /** Such as `primary key (kind, slug)`. */
  constraint: (sql: string) => Table<Shape>
  index: (index: string, columns: string) => Table<Shape>
  /** What follows the columns. */
  options: (sql: string) => Table<Shape>
  /** To be run after the table and its indexes were created. */
  statement: (sql: string) => Table<Shape>
}

export const table = <Shape extends Columns>(columns: Shape): Table<Shape> => {
  const lines = Object.entries(columns).map(([name, { sql }]) => `${name} ${sql}`)
  const more: ((name: string) => string)[] = []
  let after = ''
  const defined: Table<Shape> = {
    columns,
    create: (name) => [
      `create table ${name} (\n  ${lines.join(',\n  ')}\n)${after}`,
      ...more.map((statement) => statement(name)),
    ],
    constraint: (sql) => {
      lines.push(sql)
      return defined
    },
    index: (index, indexed) => {
      more.push((name) => `create index ${index} on ${name} ${indexed}`)
      return defined
    },
    options: (sql) => {
      after = ` ${sql}`
      return defined
    },
    statement: (sql) => {
      more.push(() => sql)
      return defined
    },
  }
  return defined
}

type RowOf<Shape extends Columns> = {
  [Name in keyof Shape]: Shape[Name] extends Column<infer Value> ? Value : never
}
export type RowsOf<Tables> = {
  [Name in keyof Tables]: Tables[Name] extends Table<infer Shape> ? RowOf<Shape> : never
}

export const createStatements = (tables: Record<string, { create: (name: string) => string[] }>) =>
  Object.entries(tables).flatMap(([name, { create }]) => create(name))

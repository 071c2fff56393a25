/** A PostgreSQL database as SQL text, read from its catalog: tables, rows, constraints, indexes, functions, triggers. */

const queries = {
  tables: `select 'create table ' || c.relname || ' (' || string_agg(
      a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') || case when a.attnotnull then ' not null' else '' end,
      ', ' order by a.attnum) || ');' as sql
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname order by c.relname`,
  constraints: `select 'alter table ' || conrelid::regclass || ' add constraint ' || conname || ' ' || pg_get_constraintdef(oid) || ';' as sql
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')
    order by contype = 'f', conname`,
  indexes: `select indexdef || ';' as sql from pg_indexes
    where schemaname = 'public' and indexname not in (select conname from pg_constraint) order by indexname`,
  functions: `select pg_get_functiondef(oid) || ';' as sql from pg_proc where pronamespace = 'public'::regnamespace`,
  triggers: `select pg_get_triggerdef(oid) || ';' as sql from pg_trigger where not tgisinternal order by tgrelid::regclass::text`,
}

const sqlOf = async (client, query) => (await client.query(query)).rows.map(({ sql }) => sql)

/** Without rows. `client` is a connected client of the package pg. */
export const schemaOf = async (client) => {
  const parts = []
  for (const query of Object.values(queries)) parts.push(...(await sqlOf(client, query)))
  return parts
}

export const dumpOf = async (client) => {
  const { tables: tableQuery, ...others } = queries
  const parts = await sqlOf(client, tableQuery)
  const tables = await client.query(`select tablename from pg_tables where schemaname = 'public' order by tablename`)
  for (const { tablename } of tables.rows) parts.push(...(await insertsOf(client, tablename)))
  for (const query of Object.values(others)) parts.push(...(await sqlOf(client, query)))
  return `${parts.join('\n')}\n`
}

const insertsOf = async (client, table) => {
  const { rows, fields } = await client.query(`select * from ${table}`)
  const names = fields.map(({ name }) => name).join(', ')
  return rows.map((row) => {
    const values = fields.map(({ name }) => literal(client, row[name]))
    return `insert into ${table} (${names}) values (${values.join(', ')});`
  })
}

const literal = (client, value) => {
  if (value === null) return 'null'
  return typeof value === 'number' ? String(value) : client.escapeLiteral(String(value))
}

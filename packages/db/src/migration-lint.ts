// Finds statements of a migration that lock a table of millions of rows for long.

/** Tables that grow with every delivery. */
export const BIG_TABLES = ['positions', 'orders', 'stops', 'audit_log', 'outbox', 'webhook_calls']

interface Rule {
  problem: string
  /** Matches one statement about a large table, in lower case. */
  pattern: RegExp
  /** A statement that also matches this is harmless. */
  unless?: RegExp
}

const RULES: Rule[] = [
  {
    problem: 'adds a column with a default that differs by row, which rewrites the table',
    pattern: /add column .* default [^,]*(gen_random_uuid|uuidv7|clock_timestamp|random|nextval)\(/,
  },
  {
    problem: 'adds a stored generated column or an identity, which rewrites the table',
    pattern: /add column .* generated (always|by default) as (identity|\(.*\) stored)/,
  },
  {
    problem: 'changes the type of a column, which may rewrite the table',
    pattern: /alter column \S+ (set data )?type /,
  },
  {
    problem:
      'reads the table while nobody may: add the constraint NOT VALID, and validate it on a line of its own',
    pattern: /add (constraint \S+ )?(check|foreign key|exclude)|add column .* (check|references) /,
    unless: / not valid$/,
  },
  {
    problem: 'reads the table while nobody may: first validate a check that the column is not null',
    pattern: /alter column \S+ set not null/,
  },
  {
    problem: 'builds an index while nobody may write: make it a USING INDEX of an index built before',
    pattern: /add (constraint \S+ )?(unique|primary key)/,
    unless: / using index /,
  },
  {
    problem:
      'builds an index while nobody may write: say in the changelog to create it CONCURRENTLY before, and write IF NOT EXISTS',
    pattern: /^create (unique )?index /,
    unless: /^create (unique )?index (concurrently )?if not exists /,
  },
  { problem: 'changes every row in one transaction', pattern: /^(update|delete from) /, unless: / where / },
]

/** A migration with this line is exempt; the line gives the reason or the measured time. */
const WAIVER = /^-- locks: \S/m

/** Every finding as one sentence. */
export function lintMigration(sql: string): string[] {
  if (WAIVER.test(sql)) return []
  return statementsOf(sql).flatMap((statement) => {
    const table = BIG_TABLES.find((name) => isAbout(statement, name))
    if (table === undefined) return []
    return RULES.filter(({ pattern, unless }) => pattern.test(statement) && !unless?.test(statement)).map(
      ({ problem }) => `A statement on ${table} ${problem}.`,
    )
  })
}

/** Statements in one line and lower case, without comments and bodies of functions. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '$$$$')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
}

const isAbout = (statement: string, table: string): boolean =>
  new RegExp(
    `^(alter table (if exists )?(only )?|create .*index (.* )?on (only )?|update (only )?|delete from (only )?)public\\.${table}\\b`,
  ).test(statement)

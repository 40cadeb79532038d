// Writes docs/errors.md from the catalogue in contracts; a test compares them.
import { ERROR_CATALOGUE, IMPORT_PROBLEMS, IMPORT_WARNINGS } from '@dropwise/contracts'
import { writeFile } from 'node:fs/promises'

/** The whole page. */
export function errorsPage(): string {
  const calls = Object.entries(ERROR_CATALOGUE).map(
    ([code, { status, message, hint }]) => `- \`${code}\` (${status}): ${message} *${hint}*`,
  )
  const rows = Object.entries(IMPORT_PROBLEMS).map(([code, sentence]) => `- \`${code}\`: ${sentence}`)
  const warnings = Object.entries(IMPORT_WARNINGS).map(
    ([code, { message, isQuestion }]) => `- \`${code}\`${isQuestion ? ', a question' : ''}: ${message}`,
  )
  return `# Errors

Written by \`node scripts/errors-doc.ts\` from \`packages/contracts/src/errors.ts\`.

## /api/v1
\`{ "code", "message", "details"?, "hint"? }\`: a code for programs, a sentence and, below in italics, a next step for people. 429 and 503 carry
\`Retry-After\` in seconds. Anything that is not in this list is a bug: it answers \`internal\` with the request's id, and the
log has the rest under that id.

[Translated](languages.md) errors name their language in \`Content-Language\`; codes and details never change with it.

${calls.join('\n')}

## Rows of an import
Each entry of \`rejected\` names row and column. With one of them nothing is stored, unless \`partial=true\`.

${rows.join('\n')}

## Warnings of an import
A question states an uncertain reading: with \`partial=true\` its rows are rejected under the same code until the call names
it in \`confirmed\`. Other warnings inform and never stop a row.

${warnings.join('\n')}

## The start
A start that cannot succeed prints one line and ends with 1: a wrong variable, a taken port, a data folder in use or not
writable, a database that is unreachable, older than PostgreSQL 15 or of a newer release, a migration that failed.
`
}

if (process.argv[1] === import.meta.filename)
  await writeFile(new URL('../docs/errors.md', import.meta.url), errorsPage())

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
\`Retry-After\` in seconds. \`Content-Language\` names the [language](languages.md) of message and hint. Other failures are bugs: they answer
\`internal\` with the request's id, under which the log has the rest.

${calls.join('\n')}

## Rows of an import
Each entry of \`rejected\` names row and column. With one of them nothing is stored, unless \`partial=true\`.

${rows.join('\n')}

## Warnings of an import
A question states an uncertain reading: with \`partial=true\` its rows are rejected until the call names its code in \`confirmed\`.

${warnings.join('\n')}

## The start
A start that fails prints one line and ends with 1, for example for a wrong variable, a taken port or a database of a newer release.
`
}

if (process.argv[1] === import.meta.filename)
  await writeFile(new URL('../docs/errors.md', import.meta.url), errorsPage())

// The rows that did not go in, as a CSV with the reason beside each, to be settled where they came from.
import type { CellRow } from './read-file.ts'
import type { ImportState } from './use-import.ts'

/** Starts the download. A cell that a spreadsheet would run as a formula is quoted with an apostrophe. */
export async function downloadRejected(state: ImportState, rows: readonly CellRow[]): Promise<void> {
  if (!state.file) return
  const { default: Papa } = await import('papaparse')
  const lines = [...new Set([...state.problems.keys(), ...state.leftOut])]
    .filter((line) => line > 1)
    .toSorted((a, b) => a - b)
  const heads = ['row', ...state.file.heads, 'reason']
  const body = lines.map((line) => {
    const row = rows[line - 2] ?? {}
    const reason =
      state.problems
        .get(line)
        ?.map((p) => p.message)
        .join('; ') ?? 'left out'
    return { row: line, ...row, reason }
  })
  const csv = Papa.unparse(body, { columns: heads, escapeFormulae: true })
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${state.file.name.replace(/\.\w+$/, '')}-to-settle.csv`
  link.click()
  URL.revokeObjectURL(url)
}

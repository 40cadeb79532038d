// Downloads rejected rows as CSV with their reasons.
import { writeCsv } from '@dropwise/order-files'
import { saveFile } from '../../../lib/download.ts'
import { problemText } from './import-sentence.ts'
import type { ImportControls } from './use-import.ts'

/** Starts the download. */
export function downloadRejected({ draft, problems }: Pick<ImportControls, 'draft' | 'problems'>): void {
  if (!draft) return
  const { file, rows, skipped } = draft
  const lines = [...new Set([...problems.keys(), ...skipped])].toSorted((a, b) => a - b)
  const body = lines.map((line) => {
    const reasons = problems.get(line)?.map(problemText)
    return { row: line, ...rows[line - file.firstLine], reason: reasons?.join('; ') ?? 'skipped' }
  })
  const csv = writeCsv(['row', ...file.headers, 'reason'], body)
  saveFile(
    new Blob([csv], { type: 'text/csv;charset=utf-8' }),
    `${file.name.replace(/\.\w+$/, '')}-to-fix.csv`,
  )
}

// Files of statements.
import type { ExportFormat } from '../../ui/export-menu.tsx'

export const FILE_FORMATS: readonly ExportFormat[] = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
  { format: 'pdf', label: 'PDF' },
]

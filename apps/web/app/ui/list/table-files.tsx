// Imports and exports a list.
import { Upload } from 'lucide-react'
import type { Needed } from '../../lib/permission.ts'
import { Button } from '../button.tsx'
import { ExportMenu } from '../export-menu.tsx'

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
]

/** `noun` in the plural, as in the API: `vehicles`. */
export function TableFiles({ noun, needs, onImport }: { noun: string; needs: Needed; onImport: () => void }) {
  return (
    <span className="ml-auto flex gap-2">
      <Button
        icon={<Upload />}
        aria-label={`Import ${noun}`}
        title={`Import ${noun}`}
        className="max-md:h-11"
        needs={needs}
        onClick={onImport}
      />
      <ExportMenu noun={noun} path={`/${noun}/export`} fileName={noun} formats={FORMATS} />
    </span>
  )
}

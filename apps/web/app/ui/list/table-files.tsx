// Imports and exports a list.
import { Upload } from 'lucide-react'
import type { Needed } from '../../lib/permission.ts'
import { Button } from '../button.tsx'
import { ExportMenu } from '../export-menu.tsx'
import { frameWords as words } from '../../lib/words/frame.ts'

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
]

interface TableFilesProps {
  /** Name in the API: `vehicles`. */
  name: string
  /** In the reader's language. */
  noun: string
  needs: Needed
  onImport: () => void
}

export function TableFiles({ name, noun, needs, onImport }: TableFilesProps) {
  const label = words('importWhat', { what: noun })
  return (
    <span className="ms-auto flex gap-2">
      <Button
        icon={<Upload />}
        aria-label={label}
        title={label}
        className="max-md:h-11"
        needs={needs}
        onClick={onImport}
      />
      <ExportMenu noun={noun} path={`/${name}/export`} fileName={name} formats={FORMATS} />
    </span>
  )
}

// Vehicles or drivers in from a file and out to one.
import { Upload } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ExportMenu } from '../../ui/export-menu.tsx'

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
]

export function FleetFiles({ noun, onImport }: { noun: 'vehicle' | 'driver'; onImport: () => void }) {
  return (
    <span className="ml-auto flex gap-2">
      <Button
        icon={<Upload />}
        aria-label={`Import ${noun}s`}
        title={`Import ${noun}s`}
        className="max-md:h-11"
        onClick={onImport}
      />
      <ExportMenu noun={`${noun}s`} path={`/${noun}s/export`} fileName={`${noun}s`} formats={FORMATS} />
    </span>
  )
}

// Export formats of a plan: for drivers, spreadsheets, navigation, maps, other planners.
import { planWords as words } from '../../lib/words/plan.ts'
import { ExportMenu, type ExportFormat } from '../../ui/export-menu.tsx'
import type { PlanExportFormat, PlanResponse } from '@dropwise/contracts'

const FORMATS = [
  { format: 'pdf', label: 'filePdf' },
  { format: 'xlsx', label: 'fileXlsx' },
  { format: 'csv', label: 'fileCsv' },
  { format: 'gpx', label: 'fileGpx' },
  { format: 'kml', label: 'fileKml' },
  { format: 'geojson', label: 'fileGeojson' },
  { format: 'ics', label: 'fileIcs' },
  { format: 'vroom', extension: 'vroom.json', label: 'fileVroom' },
] as const satisfies readonly (ExportFormat & { format: PlanExportFormat })[]

export function PlanExport({ plan }: { plan: Pick<PlanResponse, 'id' | 'date'> }) {
  return (
    <ExportMenu
      noun={words('exportNoun')}
      path={`/plans/${plan.id}/export`}
      fileName={`plan-${plan.date}`}
      formats={FORMATS.map((format) => ({ ...format, label: words(format.label) }))}
    />
  )
}

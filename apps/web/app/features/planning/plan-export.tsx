// Export formats of a plan: for drivers, spreadsheets, navigation, maps, other planners.
import { ExportMenu, type ExportFormat } from '../../ui/export-menu.tsx'
import type { PlanExportFormat, PlanResponse } from '@dropwise/contracts'

const FORMATS: readonly (ExportFormat & { format: PlanExportFormat })[] = [
  { format: 'pdf', label: 'Manifests (PDF)' },
  { format: 'xlsx', label: 'Spreadsheet (XLSX)' },
  { format: 'csv', label: 'Table (CSV)' },
  { format: 'gpx', label: 'Navigation devices (GPX)' },
  { format: 'kml', label: 'Google Earth (KML)' },
  { format: 'geojson', label: 'Map data (GeoJSON)' },
  { format: 'ics', label: 'Calendar (iCalendar)' },
  { format: 'vroom', extension: 'vroom.json', label: 'Other planners (VROOM)' },
]

export function PlanExport({ plan }: { plan: Pick<PlanResponse, 'id' | 'date'> }) {
  return (
    <ExportMenu
      noun="plan"
      path={`/plans/${plan.id}/export`}
      fileName={`plan-${plan.date}`}
      formats={FORMATS}
    />
  )
}

// The export formats of a plan: their names and writers.
import type { Language, PlanExportFormat } from '@dropwise/contracts'
import { writeTable } from '@dropwise/order-files/write-table'
import { writeCalendar } from './calendar.ts'
import { writeGeojson } from './geojson.ts'
import { writeGpx } from './gpx.ts'
import { writeKml } from './kml.ts'
import { writeManifest } from './manifest.ts'
import type { ExportedDay } from './read-day.ts'
import { STOP_HEADERS, stopRows } from './stop-table.ts'
import { writeVroomProblem } from './vroom-problem.ts'

interface Format {
  type: string
  extension: string
  /** Documents for people are in the language of the caller. */
  write: (day: ExportedDay, language: Language) => string | Buffer | Promise<string | Buffer>
}

const table = (format: 'csv' | 'xlsx') => (day: ExportedDay) =>
  writeTable(format, STOP_HEADERS, stopRows(day))

export const FORMATS: Record<PlanExportFormat, Format> = {
  gpx: { type: 'application/gpx+xml', extension: 'gpx', write: writeGpx },
  geojson: { type: 'application/geo+json', extension: 'geojson', write: writeGeojson },
  kml: { type: 'application/vnd.google-earth.kml+xml', extension: 'kml', write: writeKml },
  ics: { type: 'text/calendar; charset=utf-8', extension: 'ics', write: writeCalendar },
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv', write: table('csv') },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    write: table('xlsx'),
  },
  pdf: { type: 'application/pdf', extension: 'pdf', write: writeManifest },
  vroom: { type: 'application/json; charset=utf-8', extension: 'vroom.json', write: writeVroomProblem },
}

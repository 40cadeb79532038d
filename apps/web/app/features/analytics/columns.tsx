// Columns of the planned days.
import { Link } from 'react-router'
import { count, dayShort, distanceIn, formatDuration } from '../../lib/format.ts'
import type { Column } from '../../ui/table.tsx'
import type { PlannedDay } from './api.ts'

export function plannedDayColumns(units: 'mi' | 'km'): Column<PlannedDay>[] {
  const distance = (metres: number) => distanceIn(metres, units)
  return [
    {
      key: 'date',
      head: 'Day',
      cell: (day) => (
        <Link className="text-link" to={`/tenant/plan?day=${day.date}`}>
          {dayShort(day.date)}
        </Link>
      ),
      sortBy: (day) => day.date,
    },
    {
      key: 'routes',
      head: 'Routes',
      isNumber: true,
      cell: (day) => day.route_count,
      sortBy: (day) => day.route_count,
    },
    {
      key: 'stops',
      head: 'Stops',
      isNumber: true,
      cell: (day) => count(day.stop_count),
      sortBy: (day) => day.stop_count,
    },
    {
      key: 'unserved',
      head: 'Unserved',
      isNumber: true,
      cell: (day) => (
        <span className={day.unserved_count > 0 ? 'font-mid text-signal-ink' : ''}>{day.unserved_count}</span>
      ),
      sortBy: (day) => day.unserved_count,
    },
    {
      key: 'distance',
      head: units,
      isNumber: true,
      cell: (day) => distance(day.distance_metres).toFixed(1),
      sortBy: (day) => day.distance_metres,
    },
    {
      key: 'perStop',
      head: `${units} a stop`,
      isNumber: true,
      from: 'md',
      cell: (day) =>
        day.stop_count > 0 ? (distance(day.distance_metres) / day.stop_count).toFixed(2) : 'N/A',
      sortBy: (day) => (day.stop_count > 0 ? day.distance_metres / day.stop_count : 0),
    },
    {
      key: 'drive',
      head: 'Drive',
      isNumber: true,
      from: 'md',
      cell: (day) => formatDuration(day.drive_seconds),
      sortBy: (day) => day.drive_seconds,
    },
    {
      key: 'wait',
      head: 'Wait',
      isNumber: true,
      from: 'md',
      cell: (day) => formatDuration(day.wait_seconds),
      sortBy: (day) => day.wait_seconds,
    },
  ]
}

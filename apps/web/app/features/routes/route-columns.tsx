// Columns of the route table.
import type { ReactNode } from 'react'
import type { DistanceUnit, RouteItem } from '@dropwise/contracts'
import { clock, count, dayShort, distanceIn, formatDuration, oneDecimal, unitText } from '../../lib/format.ts'
import { routesWords as words } from '../../lib/words/routes.ts'
import { Meter } from '../../ui/meter.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { Column } from '../../ui/table.tsx'
import { efficiencyText, RouteState } from './route-state.tsx'

interface ColumnOptions {
  units: DistanceUnit
  timeZone: string
  /** True when several days are listed. */
  hasDays: boolean
  /** Hidden while a panel is open. */
  isNarrow: boolean
  isInProgress: (route: RouteItem) => boolean
  action: (route: RouteItem) => ReactNode
}

const number = (
  key: string,
  head: string,
  width: string,
  read: (route: RouteItem) => number,
  text: (value: number) => ReactNode,
): Column<RouteItem> => ({
  key,
  head,
  width,
  isNumber: true,
  cell: (route) => text(read(route)),
  sortBy: read,
})
const muted = (text: string) => <span className="text-ink-3">{text}</span>
const duration = (seconds: number) => (seconds > 0 ? formatDuration(seconds) : muted('0'))

function wideColumns({ units, timeZone }: ColumnOptions): Column<RouteItem>[] {
  return [
    { ...number('parcels', words('parcels'), '76px', (route) => route.packages, count), from: 'lg' },
    {
      ...number(
        'distance',
        words('distanceIn', { unit: unitText(units) }),
        '104px',
        (route) => distanceIn(route.distanceMetres, units),
        // Always one decimal, so points align.
        oneDecimal,
      ),
      from: 'md',
    },
    { ...number('drive', words('drive'), '84px', (route) => route.driveSeconds, duration), from: 'lg' },
    { ...number('wait', words('wait'), '76px', (route) => route.waitSeconds, duration), from: 'xl' },
    {
      key: 'load',
      head: words('load'),
      width: '72px',
      from: 'xl',
      cell: (route) =>
        route.capacityPackages > 0 && (
          <Meter
            fraction={route.packages / (route.capacityPackages * route.loads)}
            label={words('load')}
            className="w-12"
          />
        ),
      sortBy: (route) => route.packages / Math.max(1, route.capacityPackages * route.loads),
    },
    {
      ...number(
        'ends',
        words('ends'),
        '64px',
        (route) => Date.parse(route.returnAt),
        (at) => clock(new Date(at), timeZone),
      ),
      from: 'md',
    },
    {
      key: 'shift',
      head: words('shiftUsed'),
      width: '100px',
      from: 'xl',
      cell: (route) => (
        <Meter
          fraction={route.durationSeconds / route.maxShiftSeconds}
          label={words('shiftUsed')}
          className="w-20"
        />
      ),
      sortBy: (route) => route.durationSeconds / route.maxShiftSeconds,
    },
  ]
}

export function routeColumns(options: ColumnOptions): Column<RouteItem>[] {
  return [
    {
      key: 'number',
      head: words('route'),
      width: '76px',
      cell: (route) => <Plate number={route.number} />,
      sortBy: (route) => route.number,
    },
    ...(options.hasDays
      ? [
          {
            key: 'day',
            head: words('day'),
            width: '100px',
            cell: (route: RouteItem) => dayShort(route.date),
            sortBy: (route: RouteItem) => route.date,
          },
        ]
      : []),
    {
      key: 'driver',
      head: words('driver'),
      cell: (route) => route.driver?.name ?? <span className="text-ink-2">{route.vehicle.name}</span>,
      sortBy: (route) => route.driver?.name ?? route.vehicle.name,
    },
    {
      key: 'state',
      head: words('status'),
      width: '136px',
      cell: (route) => <RouteState route={route} isInProgress={options.isInProgress(route)} />,
      sortBy: (route) => route.status,
    },
    number('stops', words('stops'), '64px', (route) => route.stops, count),
    ...(options.isNarrow ? [] : wideColumns(options)),
    {
      key: 'efficiency',
      head: words('efficiency'),
      width: '84px',
      isNumber: true,
      cell: efficiencyText,
      sortBy: (route) => route.efficiency ?? 0,
    },
    { key: 'action', head: '', width: '118px', cell: (route) => options.action(route) },
  ]
}

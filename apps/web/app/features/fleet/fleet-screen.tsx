// Vehicles of the company: what the subscription allows, one row a van, a panel beside it.
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { VehicleItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { subscriptionQuery } from '../../lib/data/subscription.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { count, decimal } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { CrashBoundary } from '../../ui/crash.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Plate } from '../../ui/plate.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { sortRows, Table, type Column, type Sort } from '../../ui/table.tsx'
import { ListBar } from './list-bar.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import { VehiclePanel } from './vehicle-panel.tsx'
import { vehicleDaysQuery, type VehicleDay } from './vehicle-day.ts'

/** Marks drawn one by one up to here. */
const MARKS = 25

function VehicleRuler({ used, limit, planName }: { used: number; limit: number; planName: string }) {
  return (
    <div className="flex h-[34px] shrink-0 items-center gap-4 overflow-hidden border-b border-line bg-sunk px-4 text-1 text-ink-2 md:px-7">
      <span className="whitespace-nowrap">
        {count(used)} {limit > 0 ? `of ${count(limit)} vehicles` : 'vehicles, unlimited'} in {planName}
      </span>
      {limit > 0 && limit <= MARKS && (
        <svg width={limit * 17} height="10" aria-hidden className="max-md:hidden">
          {Array.from({ length: limit }, (_, i) => (
            <path key={i} d={`M${i * 17} 1h9l4 4-4 4h-9z`} fill={i < used ? 'var(--load)' : 'var(--cell)'} />
          ))}
        </svg>
      )}
      <Link to="/pricing" className="text-link ml-auto">
        Plans
      </Link>
    </div>
  )
}

function fits(vehicle: VehicleItem, filter: string): boolean {
  const text =
    `${vehicle.name} ${vehicle.registration} ${vehicle.driver?.name ?? ''} ${vehicle.depot.name}`.toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export function FleetScreen() {
  const { company, day } = useTenant()
  const vehicles = useQuery(vehiclesQuery())
  const days = useQuery(vehicleDaysQuery(day))
  const subscription = useQuery(subscriptionQuery(company.id))
  const [filter, setFilter] = useUrlState('filter')
  const [show, setShow] = useUrlState('show')
  const [vehicleId, setVehicleId] = useUrlState('vehicle')
  const [panel, setPanel] = useUrlState('panel')
  const [sortText, setSortText] = useUrlState('sort')
  const sort: Sort = {
    key: (sortText ?? 'name').replace('-', ''),
    isDescending: sortText?.startsWith('-') ?? false,
  }
  const isArchived = show === 'archived'

  const all = useMemo(() => vehicles.data ?? [], [vehicles.data])
  const active = all.filter((v) => v.status === 'active')
  const shown = useMemo(
    () => all.filter((v) => (v.status === 'archived') === isArchived && fits(v, filter ?? '')),
    [all, isArchived, filter],
  )
  const open = all.find((v) => v.id === vehicleId) ?? null
  const dayOf = (v: VehicleItem): VehicleDay | null => days.data?.get(v.id) ?? null
  const isNarrow = open !== null || panel === 'new'

  const columns: Column<VehicleItem>[] = [
    {
      key: 'name',
      head: 'Vehicle',
      width: '14%',
      cell: (v) => <span className="font-mid">{v.name}</span>,
      sortBy: (v) => v.name,
    },
    {
      key: 'plate',
      head: 'Plate',
      width: '104px',
      cell: (v) => v.registration,
      sortBy: (v) => v.registration,
    },
    {
      key: 'driver',
      head: 'Driver',
      cell: (v) => v.driver?.name ?? <span className="text-ink-3">nobody yet</span>,
      sortBy: (v) => v.driver?.name ?? '~',
    },
    {
      key: 'today',
      head: 'Today',
      width: '76px',
      cell: (v) => {
        const d = dayOf(v)
        return d ? <Plate number={d.routeNumber} size="s" /> : <span className="text-ink-3">free</span>
      },
      sortBy: (v) => dayOf(v)?.routeNumber ?? 999,
    },
    {
      key: 'loaded',
      head: 'Loaded',
      width: '96px',
      cell: (v) => {
        const d = dayOf(v)
        return d && v.capacityKg > 0 ? (
          <Meter
            fraction={Math.max(
              d.kg / v.capacityKg,
              v.capacityPackages > 0 ? d.packages / v.capacityPackages : 0,
            )}
            label="Loaded"
            className="w-16"
          />
        ) : null
      },
    },
    {
      key: 'packages',
      head: 'Parcels',
      width: '80px',
      isNumber: true,
      from: 'lg',
      cell: (v) => count(v.capacityPackages),
      sortBy: (v) => v.capacityPackages,
    },
    {
      key: 'kg',
      head: 'Payload, kg',
      width: '92px',
      isNumber: true,
      cell: (v) => decimal(v.capacityKg),
      sortBy: (v) => v.capacityKg,
    },
    {
      key: 'shift',
      head: 'Shift',
      width: '108px',
      isNumber: true,
      cell: (v) => `${v.shiftStart}-${v.shiftEnd}`,
      sortBy: (v) => v.shiftStart,
    },
    ...(isNarrow
      ? []
      : ([
          {
            key: 'depot',
            head: 'Depot',
            width: '16%',
            from: 'xl',
            cell: (v) => v.depot.name,
            sortBy: (v) => v.depot.name,
          },
          {
            key: 'device',
            head: 'Device',
            width: '84px',
            from: 'xl',
            cell: (v) => (v.hasDevice ? 'sends' : <span className="text-ink-3">none</span>),
            sortBy: (v) => Number(v.hasDevice),
          },
        ] satisfies Column<VehicleItem>[])),
  ]
  const rows = sortRows(shown, columns, sort)
  const openVehicle = (v: VehicleItem) => {
    setPanel(null)
    setVehicleId(v.id === vehicleId ? null : v.id)
  }
  return (
    <div className="flex min-h-0 flex-1">
      <section aria-label="Fleet" className="flex min-w-0 flex-1 flex-col">
        <ListBar
          noun="vehicle"
          filterBy="van, plate, driver"
          filter={filter ?? ''}
          onFilter={setFilter}
          inUse="In use"
          counts={vehicles.data && { inUse: active.length, archived: all.length - active.length }}
          isArchived={isArchived}
          onArchived={(next) => setShow(next ? 'archived' : null)}
          onAdd={() => setPanel('new')}
        />
        {subscription.data && vehicles.data && (
          <VehicleRuler
            used={active.length}
            limit={subscription.data.vehicleLimit}
            planName={subscription.data.planName}
          />
        )}
        {vehicles.isPending ? (
          <SkeletonRows rows={12} label="Loading vehicles" />
        ) : vehicles.isError ? (
          <ErrorState
            title="Vehicles could not be loaded"
            {...describeError(vehicles.error)}
            onRetry={() => void vehicles.refetch()}
          />
        ) : all.length === 0 ? (
          <EmptyState
            title="No vehicles yet"
            action={
              <Button variant="primary" size="l" onClick={() => setPanel('new')}>
                Add vehicle
              </Button>
            }
          >
            Vans carry the orders of a day. Say what each can take and when it drives.
          </EmptyState>
        ) : rows.length === 0 ? (
          <EmptyState
            title={filter ? 'No vehicle fits' : 'Nothing archived'}
            action={
              <Button
                onClick={() => {
                  setFilter(null)
                  setShow(null)
                }}
              >
                Show vehicles in use
              </Button>
            }
          />
        ) : (
          <>
            <div className="flex min-h-0 flex-1 max-md:hidden [&_td:first-child]:pl-7 [&_th:first-child]:pl-7">
              <Table
                label="Vehicles"
                rows={rows}
                columns={columns}
                rowKey={(v) => v.id}
                rowLabel={(v) => `${v.name}, ${v.registration}`}
                sort={sort}
                onSort={(next) => setSortText(`${next.isDescending ? '-' : ''}${next.key}`)}
                openKey={vehicleId}
                onOpen={openVehicle}
              />
            </div>
            <ul className="min-h-0 flex-1 overflow-y-auto md:hidden">
              {rows.map((v) => {
                const d = dayOf(v)
                return (
                  <li key={v.id}>
                    <button
                      type="button"
                      onClick={() => openVehicle(v)}
                      className={cn(
                        'flex min-h-[58px] w-full items-center gap-3 border-b border-line px-4 py-2 text-left',
                        v.id === vehicleId && 'bg-select',
                      )}
                    >
                      {d && <Plate number={d.routeNumber} />}
                      <span className="min-w-0 flex-1">
                        <span className="block text-3 font-mid">{v.name}</span>
                        <span className="block truncate text-2 text-ink-2">
                          {v.driver?.name ?? 'nobody yet'}, {d ? `${decimal(d.kg)} of ` : ''}
                          {decimal(v.capacityKg)} kg
                        </span>
                      </span>
                      {d && (
                        <Meter fraction={d.kg / Math.max(1, v.capacityKg)} label="Loaded" className="w-12" />
                      )}
                      <ChevronRight className="size-4 text-ink-3" aria-hidden />
                    </button>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </section>
      <CrashBoundary key={panel ?? vehicleId} what="This panel stopped. The list beside it works.">
        {panel === 'new' ? (
          <VehicleForm onClose={() => setPanel(null)} />
        ) : open ? (
          <VehiclePanel key={open.id} vehicle={open} today={dayOf(open)} onClose={() => setVehicleId(null)} />
        ) : null}
      </CrashBoundary>
    </div>
  )
}

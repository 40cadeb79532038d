// Drivers of the company: who drives, how to reach them, which van is theirs.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Archive, ArchiveRestore, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { DriverItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { sortRows, Table, type Column, type Sort } from '../../ui/table.tsx'
import { notify } from '../../ui/toasts.tsx'
import { driversQuery, useAddDriver, useChangeDriver } from './api.ts'
import { ListBar } from './list-bar.tsx'

const formSchema = z.object({
  name: z.string().trim().min(1, 'Name is required').max(120),
  phone: z.string().trim().max(40),
  email: z.union([z.literal(''), z.email('E-mail address is not complete')]),
  licence: z.string().trim().max(60),
})
type FormValues = z.infer<typeof formSchema>

function DriverForm({ driver, onClose }: { driver: DriverItem | null; onClose: () => void }) {
  const add = useAddDriver()
  const change = useChangeDriver()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: {
      name: driver?.name ?? '',
      phone: driver?.phone ?? '',
      email: driver?.email ?? '',
      licence: driver?.licence ?? '',
    },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const body = {
      name: values.name,
      phone: values.phone || null,
      email: values.email || null,
      licence: values.licence || null,
    }
    try {
      if (driver) await change.mutateAsync({ id: driver.id, patch: body })
      else await add.mutateAsync(body)
      notify({ title: driver ? `${values.name} changed` : `${values.name} added` })
      onClose()
    } catch (error) {
      setFailure(error)
    }
  })
  const setStatus = (status: DriverItem['status']) =>
    driver &&
    change.mutate(
      { id: driver.id, patch: { status } },
      {
        onSuccess: () => {
          notify({
            title: status === 'archived' ? `${driver.name} archived` : `${driver.name} is back`,
            ...(status === 'archived'
              ? {
                  action: {
                    label: 'Undo',
                    run: () => change.mutate({ id: driver.id, patch: { status: 'active' } }),
                  },
                }
              : {}),
          })
          onClose()
        },
        onError: setFailure,
      },
    )
  return (
    <SidePanel
      title={driver ? driver.name : 'Add driver'}
      onClose={onClose}
      foot={
        <div className="flex gap-2">
          {driver && (
            <Button
              variant="quiet"
              className="mr-auto"
              icon={driver.status === 'active' ? <Archive /> : <ArchiveRestore />}
              onClick={() => setStatus(driver.status === 'active' ? 'archived' : 'active')}
            >
              {driver.status === 'active' ? 'Archive' : 'Bring back'}
            </Button>
          )}
          <Button className="ml-auto" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={isSubmitting} onClick={() => void submit()}>
            {driver ? 'Save driver' : 'Add driver'}
          </Button>
        </div>
      }
    >
      {failure !== null && <ErrorState title="The driver was not stored" {...describeError(failure)} />}
      <form noValidate className="flex flex-col gap-3.5 px-5 py-4" onSubmit={(event) => void submit(event)}>
        <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
        <TextField label="Phone" type="tel" error={errors.phone?.message} {...form.register('phone')} />
        <TextField label="E-mail" type="email" error={errors.email?.message} {...form.register('email')} />
        <TextField label="Licence" error={errors.licence?.message} {...form.register('licence')} />
        <button type="submit" className="sr-only" tabIndex={-1}>
          Save
        </button>
      </form>
    </SidePanel>
  )
}

export function DriversScreen() {
  const drivers = useQuery(driversQuery())
  const vehicles = useQuery(vehiclesQuery())
  const [filter, setFilter] = useUrlState('filter')
  const [show, setShow] = useUrlState('show')
  const [driverId, setDriverId] = useUrlState('driver')
  const [panel, setPanel] = useUrlState('panel')
  const [sort, setSort] = useState<Sort>({ key: 'name', isDescending: false })
  const isArchived = show === 'archived'
  const all = useMemo(() => drivers.data ?? [], [drivers.data])
  const active = all.filter((d) => d.status === 'active').length
  const vanOf = useMemo(
    () =>
      new Map(
        (vehicles.data ?? []).flatMap((v) =>
          v.driver && v.status === 'active' ? [[v.driver.id, v] as const] : [],
        ),
      ),
    [vehicles.data],
  )
  const columns: Column<DriverItem>[] = [
    {
      key: 'name',
      head: 'Driver',
      width: '24%',
      cell: (d) => <span className="font-mid">{d.name}</span>,
      sortBy: (d) => d.name,
    },
    {
      key: 'van',
      head: 'Vehicle',
      width: '16%',
      cell: (d) => vanOf.get(d.id)?.name ?? <span className="text-ink-3">none</span>,
      sortBy: (d) => vanOf.get(d.id)?.name ?? '~',
    },
    {
      key: 'shift',
      head: 'Shift',
      width: '112px',
      cell: (d) => {
        const van = vanOf.get(d.id)
        return van ? `${van.shiftStart}-${van.shiftEnd}` : ''
      },
    },
    { key: 'phone', head: 'Phone', width: '16%', cell: (d) => d.phone },
    { key: 'email', head: 'E-mail', cell: (d) => d.email },
    {
      key: 'account',
      head: 'Driver app',
      width: '120px',
      cell: (d) => (d.hasAccount ? 'signs in' : <span className="text-ink-3">no account</span>),
      sortBy: (d) => Number(d.hasAccount),
    },
  ]
  const rows = sortRows(
    all.filter(
      (d) =>
        (d.status === 'archived') === isArchived &&
        `${d.name} ${d.phone ?? ''} ${d.email ?? ''}`.toLowerCase().includes((filter ?? '').toLowerCase()),
    ),
    columns,
    sort,
  )
  const open = all.find((d) => d.id === driverId) ?? null
  return (
    <div className="flex min-h-0 flex-1">
      <section aria-label="Drivers" className="flex min-w-0 flex-1 flex-col">
        <ListBar
          noun="driver"
          filterBy="name, phone"
          filter={filter ?? ''}
          onFilter={setFilter}
          inUse="Driving"
          counts={drivers.data && { inUse: active, archived: all.length - active }}
          isArchived={isArchived}
          onArchived={(next) => setShow(next ? 'archived' : null)}
          onAdd={() => setPanel('new')}
        />
        {drivers.isPending ? (
          <SkeletonRows rows={12} label="Loading drivers" />
        ) : drivers.isError ? (
          <ErrorState
            title="Drivers could not be loaded"
            {...describeError(drivers.error)}
            onRetry={() => void drivers.refetch()}
          />
        ) : rows.length === 0 ? (
          <EmptyState
            title={all.length === 0 ? 'No drivers yet' : 'No driver fits'}
            action={
              all.length === 0 ? (
                <Button variant="primary" size="l" onClick={() => setPanel('new')}>
                  Add driver
                </Button>
              ) : (
                <Button
                  onClick={() => {
                    setFilter(null)
                    setShow(null)
                  }}
                >
                  Show all who drive
                </Button>
              )
            }
          >
            {all.length === 0 && 'A driver belongs to a van and gets its route for the day.'}
          </EmptyState>
        ) : (
          <>
            <div className="flex min-h-0 flex-1 max-md:hidden [&_td:first-child]:pl-7 [&_th:first-child]:pl-7">
              <Table
                label="Drivers"
                rows={rows}
                columns={columns}
                rowKey={(d) => d.id}
                rowLabel={(d) => d.name}
                sort={sort}
                onSort={setSort}
                openKey={driverId}
                onOpen={(d) => {
                  setPanel(null)
                  setDriverId(d.id === driverId ? null : d.id)
                }}
              />
            </div>
            <ul className="min-h-0 flex-1 overflow-y-auto md:hidden">
              {rows.map((d) => (
                <li key={d.id}>
                  <button
                    type="button"
                    onClick={() => setDriverId(d.id)}
                    className="flex min-h-[58px] w-full items-center gap-3 border-b border-line px-4 py-2 text-left"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block text-3 font-mid">{d.name}</span>
                      <span className="block truncate text-2 text-ink-2">
                        {vanOf.get(d.id)?.name ?? 'no vehicle'}
                        {d.phone && `, ${d.phone}`}
                      </span>
                    </span>
                    <ChevronRight className="size-4 text-ink-3" aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      {panel === 'new' ? (
        <DriverForm driver={null} onClose={() => setPanel(null)} />
      ) : (
        open && <DriverForm key={open.id} driver={open} onClose={() => setDriverId(null)} />
      )}
    </div>
  )
}

// The company's drivers: name, contact, vehicle.
import { listText } from '../../lib/format.ts'
import { usePhoneText } from '../../lib/phone.ts'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { NextSteps } from '../../ui/first-day/next-steps.tsx'
import { ListBar } from '../../ui/list/list-bar.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { TableFiles } from '../../ui/list/table-files.tsx'
import { CardText, RowList } from '../../ui/list/row-list.tsx'
import { Segments } from '../../ui/segments.tsx'
import { useUrlState } from '../../lib/url-state.ts'
import { DriverBulkBar } from './driver-bulk-bar.tsx'
import { driverColumns, inactiveLast, isInactive } from './driver-columns.tsx'
import { DriverForm } from './driver-form.tsx'
import { DriverWeek } from './driver-week.tsx'
import { ImportFleetPanel } from './import-panel.tsx'
import { useDrivers } from './use-drivers.ts'
import { WeekTurner } from './week-turner.tsx'
import { WarningBar } from './warning-bar.tsx'
import { fleetWords as words } from '../../lib/words/fleet.ts'
import { frameWords } from '../../lib/words/frame.ts'

type Drivers = ReturnType<typeof useDrivers>

function DriverRows({
  state: { vehicleOf, list, rows },
  selected,
  onSelect,
}: {
  state: Drivers
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}) {
  const phoneText = usePhoneText()
  const columns = useMemo(() => driverColumns(vehicleOf, phoneText), [vehicleOf, phoneText])
  return (
    <RowList
      label={frameWords('drivers')}
      rows={rows}
      columns={columns}
      rowKey={(driver) => driver.id}
      rowLabel={(driver) => driver.name}
      card={(driver) => (
        <CardText
          title={driver.name}
          detail={listText([
            vehicleOf.get(driver.id)?.name ?? words('noVehicleSet'),
            ...(driver.phone ? [phoneText(driver.phone)] : []),
            ...(isInactive(driver) ? [words('accountDeactivated')] : []),
          ])}
        />
      )}
      sort={list.sort}
      onSort={list.setSort}
      urgency={inactiveLast}
      selected={selected}
      onSelect={onSelect}
      openKey={list.openId}
      onOpen={(driver) => list.toggleRow(driver.id)}
      gutter="wide"
    />
  )
}

function DriverPanel({ state: { list, open } }: { state: Drivers }) {
  if (list.panel === 'new') return <DriverForm driver={null} onClose={list.closePanel} />
  if (list.panel === 'import') return <ImportFleetPanel noun="driver" onClose={list.closePanel} />
  return open && <DriverForm key={open.id} driver={open} onClose={list.closeRow} />
}

export function DriversScreen() {
  const state = useDrivers()
  const { query, vehicleOf, list, all, rows, counts, days, today, warnings } = state
  const [view, setView] = useUrlState('view')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <ListScreen
      label={frameWords('drivers')}
      noun={words('driversNoun')}
      query={query}
      total={all.length}
      shown={rows.length}
      header={
        <>
          <ListBar
            noun={words('driversNoun')}
            addLabel={words('addDriver')}
            filterBy={words('driverFilter')}
            list={list}
            activeLabel={words('driving')}
            counts={counts}
          >
            <Segments
              label={words('view')}
              value={view === 'week' ? 'week' : 'list'}
              onChange={(next) => setView(next === 'week' ? next : null)}
              items={[
                { value: 'list', label: words('list') },
                { value: 'week', label: words('week') },
              ]}
            />
            {view === 'week' && <WeekTurner days={days} onTurn={state.turnWeeks} />}
            <TableFiles
              name="drivers"
              noun={words('driversNoun')}
              needs="fleet:write"
              onImport={() => list.openPanel('import')}
            />
          </ListBar>
          <WarningBar warnings={warnings} onOpen={list.toggleRow} />
        </>
      }
      empty={{
        title: words('noDrivers'),
        text: words('whatDriversDo'),
        action: (
          <Button variant="primary" size="l" needs="fleet:write" onClick={() => list.openPanel('new')}>
            {words('addDriver')}
          </Button>
        ),
        next: <NextSteps />,
      }}
      noMatches={{
        title: list.filter ? words('noDriversMatch') : words('nothingArchived'),
        action: <Button onClick={list.clearFilters}>{words('showDrivers')}</Button>,
      }}
      footer={
        <DriverBulkBar
          drivers={view === 'week' ? [] : rows.filter(({ id }) => selected.has(id))}
          onClear={() => setSelected(new Set())}
        />
      }
      panelKey={list.panel ?? list.openId}
      panel={<DriverPanel state={state} />}
    >
      {view === 'week' ? (
        <DriverWeek
          drivers={rows}
          vehicleOf={vehicleOf}
          days={days}
          day={state.day}
          routes={state.routes}
          today={today}
          openId={list.openId}
          onOpen={list.toggleRow}
        />
      ) : (
        <DriverRows state={state} selected={selected} onSelect={setSelected} />
      )}
    </ListScreen>
  )
}

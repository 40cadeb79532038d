// The company's vehicles: subscription limit, list, side panel.
import { useMemo, useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { Button } from '../../ui/button.tsx'
import { NextSteps } from '../../ui/first-day/next-steps.tsx'
import { ListBar } from '../../ui/list/list-bar.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { TableFiles } from '../../ui/list/table-files.tsx'
import { RowList } from '../../ui/list/row-list.tsx'
import { FleetBulkBar } from './bulk-bar.tsx'
import { ImportFleetPanel } from './import-panel.tsx'
import { useFleet } from './use-fleet.ts'
import { VehicleCard, vehicleColumns } from './vehicle-columns.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import { VehiclePanel } from './vehicle-panel.tsx'
import { VehicleRuler } from './vehicle-ruler.tsx'
import { WarningBar } from './warning-bar.tsx'
import { fleetWords as words } from '../../lib/words/fleet.ts'
import { frameWords } from '../../lib/words/frame.ts'

export function FleetScreen() {
  const { query, days, subscription, list, all, rows, counts, open, today, warnings } = useFleet()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const isNarrow = open !== null || list.panel !== null
  const { units } = useTenant().company
  const columns = useMemo(() => vehicleColumns(days, isNarrow, today, units), [days, isNarrow, today, units])
  return (
    <ListScreen
      label={frameWords('fleet')}
      noun={words('vehiclesNoun')}
      query={query}
      total={all.length}
      shown={rows.length}
      header={
        <>
          <ListBar
            noun={words('vehiclesNoun')}
            addLabel={words('addVehicle')}
            filterBy={words('vehicleFilter')}
            list={list}
            activeLabel={words('inUse')}
            counts={counts}
          >
            <TableFiles
              name="vehicles"
              noun={words('vehiclesNoun')}
              needs="fleet:write"
              onImport={() => list.openPanel('import')}
            />
          </ListBar>
          <WarningBar warnings={warnings} onOpen={list.toggleRow} />
          {subscription && counts && (
            <VehicleRuler
              used={counts.active}
              limit={subscription.vehicleLimit}
              planName={subscription.planName}
            />
          )}
        </>
      }
      empty={{
        title: words('noVehicles'),
        text: words('whatVehiclesDo'),
        action: (
          <Button variant="primary" size="l" needs="fleet:write" onClick={() => list.openPanel('new')}>
            {words('addVehicle')}
          </Button>
        ),
        next: <NextSteps />,
      }}
      noMatches={{
        title: list.filter ? words('noVehiclesMatch') : words('nothingArchived'),
        action: <Button onClick={list.clearFilters}>{words('showVehicles')}</Button>,
      }}
      footer={
        <FleetBulkBar
          vehicles={rows.filter(({ id }) => selected.has(id))}
          onClear={() => setSelected(new Set())}
        />
      }
      panelKey={list.panel ?? list.openId}
      panel={
        list.panel === 'new' ? (
          <VehicleForm onClose={list.closePanel} />
        ) : list.panel === 'import' ? (
          <ImportFleetPanel noun="vehicle" onClose={list.closePanel} />
        ) : open ? (
          <VehiclePanel
            key={open.id}
            vehicle={open}
            today={days?.get(open.id) ?? null}
            onClose={list.closeRow}
          />
        ) : null
      }
    >
      <RowList
        label={words('vehicles')}
        rows={rows}
        columns={columns}
        rowKey={(vehicle) => vehicle.id}
        rowLabel={(vehicle) => `${vehicle.name}, ${vehicle.registration}`}
        card={(vehicle) => <VehicleCard vehicle={vehicle} day={days?.get(vehicle.id)} />}
        sort={list.sort}
        onSort={list.setSort}
        selected={selected}
        onSelect={setSelected}
        openKey={list.openId}
        onOpen={(vehicle) => list.toggleRow(vehicle.id)}
        gutter="wide"
      />
    </ListScreen>
  )
}

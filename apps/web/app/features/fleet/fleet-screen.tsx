// The company's vehicles: subscription limit, list, side panel.
import { useMemo, useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { Button } from '../../ui/button.tsx'
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

export function FleetScreen() {
  const { query, days, subscription, list, all, rows, counts, open, today, warnings } = useFleet()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const isNarrow = open !== null || list.panel !== null
  const { units } = useTenant().company
  const columns = useMemo(() => vehicleColumns(days, isNarrow, today, units), [days, isNarrow, today, units])
  return (
    <ListScreen
      label="Fleet"
      noun="vehicles"
      query={query}
      total={all.length}
      shown={rows.length}
      header={
        <>
          <ListBar
            noun="vehicles"
            addLabel="Add vehicle"
            filterBy="vehicle, plate, driver"
            list={list}
            activeLabel="In use"
            counts={counts}
          >
            <TableFiles
              name="vehicles"
              noun="vehicles"
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
        title: 'No vehicles yet',
        text: 'Vehicles carry the day’s orders. Enter how much each can carry and when it drives.',
        action: (
          <Button variant="primary" size="l" needs="fleet:write" onClick={() => list.openPanel('new')}>
            Add vehicle
          </Button>
        ),
      }}
      noMatches={{
        title: list.filter ? 'No vehicles match' : 'Nothing archived',
        action: <Button onClick={list.clearFilters}>Show vehicles in use</Button>,
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
        label="Vehicles"
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

// `/tenant/settings/depots`: depots with hours and pins.
import { useMemo } from 'react'
import type { DepotItem, VehicleItem } from '@dropwise/contracts'
import { plural } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ListBar } from '../../ui/list/list-bar.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { CardText, RowList } from '../../ui/list/row-list.tsx'
import type { Column } from '../../ui/table.tsx'
import { DepotForm } from './depot-form.tsx'
import { useDepots } from './use-depots.ts'

const hoursText = ({ hours }: DepotItem) => (hours ? `${hours.from}-${hours.to}` : 'at all hours')

function depotColumns(vansOf: ReadonlyMap<string, readonly VehicleItem[]>): Column<DepotItem>[] {
  const vans = (depot: DepotItem) => vansOf.get(depot.id)?.length ?? 0
  return [
    {
      key: 'name',
      head: 'Depot',
      width: '26%',
      cell: (depot) => <span className="font-mid">{depot.name}</span>,
      sortBy: (depot) => depot.name,
    },
    { key: 'address', head: 'Address', cell: (depot) => depot.address, sortBy: (depot) => depot.address },
    { key: 'hours', head: 'Open', width: '124px', cell: hoursText },
    { key: 'vans', head: 'Vans', width: '72px', isNumber: true, cell: vans, sortBy: vans },
  ]
}

export function DepotsScreen() {
  const { query, list, all, rows, counts, open, vansOf } = useDepots()
  const columns = useMemo(() => depotColumns(vansOf), [vansOf])
  return (
    <ListScreen
      label="Depots"
      noun="depots"
      query={query}
      total={all.length}
      shown={rows.length}
      header={
        <ListBar
          noun="depots"
          addLabel="Add depot"
          filterBy="name, address"
          list={list}
          activeLabel="In use"
          counts={counts}
        />
      }
      empty={{
        title: 'No depots yet',
        text: 'Vans start and end their day at a depot, and run on its local time.',
        action: (
          <Button variant="primary" size="l" needs="fleet:write" onClick={() => list.openPanel('new')}>
            Add depot
          </Button>
        ),
      }}
      noMatches={{
        title: list.filter ? 'No depots match' : 'Nothing archived',
        action: <Button onClick={list.clearFilters}>Show depots in use</Button>,
      }}
      panelKey={list.panel ?? list.openId}
      panel={
        list.panel === 'new' ? (
          <DepotForm depot={null} vans={0} onClose={list.closePanel} />
        ) : (
          open && (
            <DepotForm
              key={open.id}
              depot={open}
              vans={vansOf.get(open.id)?.length ?? 0}
              onClose={list.closeRow}
            />
          )
        )
      }
    >
      <RowList
        label="Depots"
        rows={rows}
        columns={columns}
        rowKey={(depot) => depot.id}
        rowLabel={(depot) => depot.name}
        card={(depot) => (
          <CardText
            title={depot.name}
            detail={`${hoursText(depot)}, ${plural(vansOf.get(depot.id)?.length ?? 0, 'van')}`}
          />
        )}
        sort={list.sort}
        onSort={list.setSort}
        openKey={list.openId}
        onOpen={(depot) => list.toggleRow(depot.id)}
        gutter="wide"
      />
    </ListScreen>
  )
}

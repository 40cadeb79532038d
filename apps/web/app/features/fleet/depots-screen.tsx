// `/tenant/settings/depots`: depots with hours and pins.
import { useMemo } from 'react'
import type { DepotItem, VehicleItem } from '@dropwise/contracts'
import { clockRange, listText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ListBar } from '../../ui/list/list-bar.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { CardText, RowList } from '../../ui/list/row-list.tsx'
import type { Column } from '../../ui/table.tsx'
import { DepotForm } from './depot-form.tsx'
import { useDepots } from './use-depots.ts'
import { fleetWords as words } from '../../lib/words/fleet.ts'

const hoursText = ({ hours }: DepotItem) => (hours ? clockRange(hours.from, hours.to) : words('atAllHours'))

function depotColumns(vansOf: ReadonlyMap<string, readonly VehicleItem[]>): Column<DepotItem>[] {
  const vans = (depot: DepotItem) => vansOf.get(depot.id)?.length ?? 0
  return [
    {
      key: 'name',
      head: words('depot'),
      width: '26%',
      cell: (depot) => <span className="font-mid">{depot.name}</span>,
      sortBy: (depot) => depot.name,
    },
    {
      key: 'address',
      head: words('address'),
      cell: (depot) => depot.address,
      sortBy: (depot) => depot.address,
    },
    { key: 'hours', head: words('open'), width: '124px', cell: hoursText },
    { key: 'vans', head: words('vans'), width: '72px', isNumber: true, cell: vans, sortBy: vans },
  ]
}

export function DepotsScreen() {
  const { query, list, all, rows, counts, open, vansOf } = useDepots()
  const columns = useMemo(() => depotColumns(vansOf), [vansOf])
  return (
    <ListScreen
      label={words('depots')}
      noun={words('depotsNoun')}
      query={query}
      total={all.length}
      shown={rows.length}
      header={
        <ListBar
          noun={words('depotsNoun')}
          addLabel={words('addDepot')}
          filterBy={words('depotFilter')}
          list={list}
          activeLabel={words('inUse')}
          counts={counts}
        />
      }
      empty={{
        title: words('noDepots'),
        text: words('whatDepotsDo'),
        action: (
          <Button variant="primary" size="l" needs="fleet:write" onClick={() => list.openPanel('new')}>
            {words('addDepot')}
          </Button>
        ),
      }}
      noMatches={{
        title: list.filter ? words('noDepotsMatch') : words('nothingArchived'),
        action: <Button onClick={list.clearFilters}>{words('showDepots')}</Button>,
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
        label={words('depots')}
        rows={rows}
        columns={columns}
        rowKey={(depot) => depot.id}
        rowLabel={(depot) => depot.name}
        card={(depot) => (
          <CardText
            title={depot.name}
            detail={listText([
              hoursText(depot),
              words('vanCount', { count: vansOf.get(depot.id)?.length ?? 0 }),
            ])}
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

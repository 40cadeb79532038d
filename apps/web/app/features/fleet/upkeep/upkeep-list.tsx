// Frame of the lists of upkeep: filters by vehicle and state, pages, side panel.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { vehiclesQuery } from '../../../lib/data/vehicles.ts'
import { useListState, type ListState } from '../../../lib/list-state.ts'
import { useSetUrlParams, useUrlState } from '../../../lib/url-state.ts'
import { Button } from '../../../ui/button.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { RowList } from '../../../ui/list/row-list.tsx'
import { Segments, type Segment } from '../../../ui/segments.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Column } from '../../../ui/table.tsx'
import type { UpkeepFilter, UpkeepPages } from './api.ts'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'

const ALL = 'all'
/** The server orders the rows. */
const AS_SENT = { key: '', isDescending: false }

/** State of a list of upkeep in the link. */
export function useUpkeepList<Item extends { id: string }>(
  rowParam: string,
  pages: (filter: UpkeepFilter) => UpkeepPages<Item>,
  states: readonly string[],
) {
  const list = useListState(rowParam, '')
  const [vehicleId] = useUrlState('vehicle')
  const setParams = useSetUrlParams()
  const vehicles = useQuery(vehiclesQuery()).data ?? []
  const status = list.segment !== null && states.includes(list.segment) ? list.segment : null
  const query = useInfiniteQuery(pages({ vehicleId, status }))
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  return {
    list,
    query,
    rows,
    vehicles,
    vehicleId,
    setVehicle: (id: string | null) => setParams({ vehicle: id, panel: null, [rowParam]: null }),
    clear: () => setParams({ vehicle: null, show: null }),
    hasFilter: vehicleId !== null || status !== null,
    open: rows.find(({ id }) => id === list.openId) ?? null,
  }
}

type UpkeepState<Item extends { id: string }> = ReturnType<typeof useUpkeepList<Item>>

function UpkeepBar<Item extends { id: string }>({
  state,
  states,
  addLabel,
  children,
}: {
  state: UpkeepState<Item>
  states: readonly Segment<string>[]
  addLabel: string
  children?: ReactNode
}) {
  const { list, vehicles, vehicleId, setVehicle } = state
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
      <Select
        label={fleetWords('vehicle')}
        isLabelHidden
        className="w-[200px] max-md:min-w-40 max-md:flex-1"
        value={vehicleId ?? ALL}
        onChange={(id) => setVehicle(id === ALL ? null : id)}
        items={[
          { value: ALL, label: words('allVehicles') },
          ...vehicles.map(({ id, name, registration }) => ({ value: id, label: `${name}, ${registration}` })),
        ]}
      />
      {states.length > 0 && (
        <Segments
          label={words('state')}
          value={list.segment ?? ALL}
          onChange={(next) => list.setSegment(next === ALL ? null : next)}
          items={[{ value: ALL, label: words('all') }, ...states]}
          className="max-md:order-last"
        />
      )}
      <span className="ms-auto flex gap-2">
        {children}
        <Button
          variant="primary"
          icon={<Plus />}
          className="max-md:h-11"
          needs="fleet:write"
          onClick={() => list.openPanel('new')}
        >
          {addLabel}
        </Button>
      </span>
    </div>
  )
}

interface UpkeepListProps<Item extends { id: string }> {
  label: string
  /** Items in messages: `work orders`. */
  noun: string
  state: UpkeepState<Item>
  states: readonly Segment<string>[]
  addLabel: string
  empty: { title: string; text: string }
  noMatches: { title: string; showAll: string }
  columns: readonly Column<Item>[]
  rowLabel: (row: Item) => string
  card: (row: Item) => ReactNode
  panel: (list: ListState) => ReactNode
  /** In the bar, before Add. */
  children?: ReactNode
  /** Below the rows. */
  below?: ReactNode
}

export function UpkeepList<Item extends { id: string }>(props: UpkeepListProps<Item>) {
  const { state, noun } = props
  const { list, query, rows, clear } = state
  const add = (
    <Button variant="primary" size="l" needs="fleet:write" onClick={() => list.openPanel('new')}>
      {props.addLabel}
    </Button>
  )
  return (
    <ListScreen
      label={props.label}
      noun={noun}
      query={query}
      total={state.hasFilter ? 1 : rows.length}
      shown={rows.length}
      header={
        <UpkeepBar state={state} states={props.states} addLabel={props.addLabel}>
          {props.children}
        </UpkeepBar>
      }
      empty={{ ...props.empty, action: add }}
      noMatches={{
        title: props.noMatches.title,
        action: <Button onClick={clear}>{props.noMatches.showAll}</Button>,
      }}
      footer={
        <>
          {query.hasNextPage && (
            <div className="border-t border-line px-4 py-3 md:px-7">
              <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {words('showMore')}
              </Button>
            </div>
          )}
          {props.below}
        </>
      }
      panelKey={list.panel ?? list.openId}
      panel={props.panel(list)}
    >
      <RowList
        label={props.label}
        rows={rows}
        columns={props.columns}
        rowKey={({ id }) => id}
        rowLabel={props.rowLabel}
        card={props.card}
        sort={AS_SENT}
        onSort={() => {}}
        openKey={list.openId}
        onOpen={({ id }) => list.toggleRow(id)}
        gutter="wide"
      />
    </ListScreen>
  )
}

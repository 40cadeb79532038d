// `/owner/regions`: regions in service, running compiles, and a panel to view or add one.
import type { RegionItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { count, fileSize } from '../../../lib/format.ts'
import { useUrlState } from '../../../lib/url-state.ts'
import { useWords } from '../../../lib/words.ts'
import { ownerRegionsWords as words } from '../../../lib/words/owner-regions.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { sortRows, Table, type Column, type Sort } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { AddRegion } from './add-region.tsx'
import { regionsQuery } from './api.ts'
import { Builds } from './builds.tsx'
import { MapRequests, mapRequestsQuery } from './map-requests.tsx'
import { Needs } from './needs.tsx'
import { RegionPanel } from './region-panel.tsx'
import { dateOf } from './labels.ts'

const regionColumns = (): Column<RegionItem>[] => [
  {
    key: 'name',
    head: words('region'),
    cell: (r) => (
      <span className="inline-flex items-center gap-2">
        <span className="font-mid">{r.name}</span>
        {r.isGenerated && <Tag tone="outline">{words('generated')}</Tag>}
        {r.warnings.length > 0 && <Tag tone="signal">{words('noteCount', { count: r.warnings.length })}</Tag>}
      </span>
    ),
    sortBy: (r) => r.name,
  },
  {
    key: 'roads',
    head: words('roadsKm'),
    width: '96px',
    isNumber: true,
    from: 'md',
    cell: (r) => count(r.roadKm),
    sortBy: (r) => r.roadKm,
  },
  {
    key: 'addresses',
    head: words('addresses'),
    width: '104px',
    isNumber: true,
    cell: (r) => count(r.addresses),
    sortBy: (r) => r.addresses,
  },
  {
    key: 'size',
    head: words('size'),
    width: '88px',
    isNumber: true,
    from: 'md',
    cell: (r) => fileSize(r.bytes),
    sortBy: (r) => r.bytes,
  },
  {
    key: 'date',
    head: words('dataOf'),
    width: '148px',
    isNumber: true,
    from: 'lg',
    cell: (r) => (r.date ? dateOf(r.date) : <span className="text-ink-3">{words('unknown')}</span>),
    sortBy: (r) => r.date ?? '',
  },
  {
    key: 'companies',
    head: words('companies'),
    width: '96px',
    isNumber: true,
    from: 'md',
    cell: (r) => count(r.usedBy.length),
    sortBy: (r) => r.usedBy.length,
  },
]
const attributionColumn = (): Column<RegionItem> => ({
  key: 'attribution',
  head: words('attribution'),
  width: '22%',
  from: 'xl',
  cell: (r) => <span className="text-ink-2">{r.attribution}</span>,
})

export function RegionsScreen() {
  const regions = useQuery(regionsQuery())
  const [sort, setSort] = useState<Sort>({ key: 'name', isDescending: false })
  const [openName, setOpenName] = useUrlState('region')
  const [panel, setPanel] = useUrlState('panel')
  const { data } = regions
  const [extract, setExtract] = useUrlState('extract')
  const [box, setBox] = useUrlState('box')
  const { items, builds, needs } = data ?? { items: [], builds: [], needs: [] }
  const requests = useQuery(mapRequestsQuery(items)).data?.items ?? []
  const requesters = new Set(requests.map(({ tenantId }) => tenantId))
  const isAdding = panel === 'add' && data !== undefined
  const open = isAdding ? undefined : items.find((region) => region.name === openName)
  if (!useWords(words)) return <PageSpinner />
  const hasPanel = isAdding || open !== undefined
  const columns = hasPanel ? regionColumns() : [...regionColumns(), attributionColumn()]
  const add = (
    <Button variant="primary" icon={<Plus />} disabled={!data} onClick={() => setPanel('add')}>
      {words('addRegion')}
    </Button>
  )
  return (
    <div className={cn('grid min-h-0 flex-1', hasPanel ? 'lg:grid-cols-[minmax(0,1fr)_auto]' : '')}>
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="flex shrink-0 items-center gap-3 border-b border-line px-4 py-2.5 md:px-7">
          <h2 className="text-3">{words('mapRegions')}</h2>
          {data && (
            <p className="min-w-0 truncate text-2 text-ink-2 max-md:hidden">
              {words('regionsInAll', {
                count: items.length,
                size: fileSize(items.reduce((sum, r) => sum + r.bytes, 0)),
              })}
            </p>
          )}
          {(items.length > 0 || !data) && <span className="ms-auto">{add}</span>}
        </div>
        <MapRequests requests={requests} needs={needs} onAdd={() => setPanel('add')} />
        <Needs needs={needs.filter(({ tenantId }) => !requesters.has(tenantId))} />
        <Builds builds={builds} />
        <Loaded query={regions} what={words('regionsNoun')} rows={6}>
          {() =>
            items.length === 0 ? (
              <EmptyState title={words('noRegionYet')} action={add}>
                {words('noRegionMore')}
              </EmptyState>
            ) : (
              <div className="flex min-h-0 flex-1 [&_td:first-child]:ps-4 md:[&_td:first-child]:ps-7 [&_td:last-child]:pe-4 md:[&_td:last-child]:pe-7 [&_th:first-child]:ps-4 md:[&_th:first-child]:ps-7 [&_th:last-child]:pe-4 md:[&_th:last-child]:pe-7">
                <Table
                  label={words('mapRegions')}
                  rows={sortRows(items, columns, sort)}
                  columns={columns}
                  rowKey={(r) => r.name}
                  rowLabel={(r) => r.name}
                  sort={sort}
                  onSort={setSort}
                  openKey={open?.name ?? null}
                  onOpen={(r) => {
                    setPanel(null)
                    setOpenName(r.name)
                  }}
                />
              </div>
            )
          }
        </Loaded>
      </div>
      {open && <RegionPanel key={open.name} region={open} onClose={() => setOpenName(null)} />}
      {isAdding && (
        <AddRegion
          key={`${extract} ${box}`}
          regions={data}
          start={extract ? { extract, box: box ?? '' } : {}}
          onClose={() => {
            setPanel(null)
            setExtract(null)
            setBox(null)
          }}
        />
      )}
    </div>
  )
}

// `/tenant/drivers/balance`: what each driver drove over the past weeks.
import {
  FAIR_WEEKS_USUAL,
  fairnessResponse,
  HEAVY_ORDER_KG,
  LATE_FINISH_SECONDS,
  type FairnessResponse,
} from '@dropwise/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../lib/api.ts'
import { count, dayOfMonth, formatDuration, listText, weightText } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { fairnessWords as words } from '../../lib/words/fairness.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { CardText, RowList } from '../../ui/list/row-list.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { Column } from '../../ui/table.tsx'

type Item = FairnessResponse['items'][number]
const CHOICES = ['1', '2', '4', '8', '12']

const fairnessQuery = (weeks: string) =>
  queryOptions({
    queryKey: ['fairness', weeks],
    queryFn: ({ signal }) => callApi('/fairness', fairnessResponse, { query: { weeks }, signal }),
    staleTime: 60_000,
  })

const figure = (
  key: 'seconds' | 'routes' | 'stops' | 'heavyStops' | 'lateFinishes',
  head: string,
  text: (value: number) => string = count,
): Column<Item> => ({
  key,
  head,
  width: '130px',
  isNumber: true,
  cell: ({ [key]: value }) => text(value),
  sortBy: ({ [key]: value }) => value,
})

const columns = (): Column<Item>[] => [
  {
    key: 'driver',
    head: words('driver'),
    cell: ({ driver }) => <span className="font-mid">{driver.name}</span>,
    sortBy: ({ driver }) => driver.name,
  },
  figure('seconds', words('hours'), formatDuration),
  { ...figure('routes', words('routes')), from: 'lg' },
  figure('stops', words('stops')),
  figure('heavyStops', words('heavy')),
  figure('lateFinishes', words('late')),
]

export function FairnessScreen() {
  const [weeksOfLink, setWeeks] = useUrlState('weeks')
  const weeks = CHOICES.includes(weeksOfLink ?? '') ? weeksOfLink! : String(FAIR_WEEKS_USUAL)
  const [sort, setSort] = useState({ key: 'seconds', isDescending: true })
  const query = useQuery(fairnessQuery(weeks))
  const rows = query.data?.items ?? []
  const seconds = rows.map((row) => row.seconds)
  return (
    <ListScreen
      label={words('title')}
      noun={words('noun')}
      query={query}
      total={rows.length}
      shown={rows.length}
      header={
        <div className="flex flex-col gap-2 border-b border-line px-4 py-3 md:px-7">
          <div className="flex flex-wrap items-center gap-3">
            <span aria-hidden className="text-2 text-ink-2 md:hidden">
              {words('weeks')}
            </span>
            <Segments
              label={words('weeks')}
              value={weeks}
              onChange={(next) => setWeeks(next === String(FAIR_WEEKS_USUAL) ? null : next)}
              items={CHOICES.map((value) => ({
                value,
                // Five labels of words are wider than a phone.
                label: (
                  <>
                    <span aria-hidden className="md:hidden">
                      {count(Number(value))}
                    </span>
                    <span className="max-md:sr-only">{words('weekCount', { count: Number(value) })}</span>
                  </>
                ),
              }))}
            />
            {query.data && (
              <span className="text-2 text-ink-2">
                {words('span', { from: dayOfMonth(query.data.from), to: dayOfMonth(query.data.to) })}
              </span>
            )}
          </div>
          <p className="text-1 text-ink-3">
            {rows.length > 1 && (
              <strong className="font-mid text-ink-2">
                {words('spread', { hours: formatDuration(Math.max(...seconds) - Math.min(...seconds)) })}{' '}
              </strong>
            )}
            {words('means', { weight: weightText(HEAVY_ORDER_KG), minutes: LATE_FINISH_SECONDS / 60 })}
          </p>
        </div>
      }
      empty={{ title: words('nobody'), text: words('nobodyMore'), action: null }}
      noMatches={{ title: words('nobody'), action: null }}
      panelKey={null}
      panel={null}
    >
      <RowList
        label={words('title')}
        rows={rows}
        columns={columns()}
        rowKey={({ driver }) => driver.id}
        rowLabel={({ driver }) => driver.name}
        card={({ driver, stops, heavyStops, lateFinishes, seconds: own }) => (
          <CardText
            title={driver.name}
            detail={listText([
              `${words('stops')} ${count(stops)}`,
              `${words('heavy')} ${count(heavyStops)}`,
              `${words('late')} ${count(lateFinishes)}`,
            ])}
            aside={<span className="text-2 tabular-nums">{formatDuration(own)}</span>}
          />
        )}
        sort={sort}
        onSort={setSort}
        openKey={null}
        onOpen={() => {}}
        gutter="wide"
      />
    </ListScreen>
  )
}

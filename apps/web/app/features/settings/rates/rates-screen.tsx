// `/tenant/settings/rates`: rate cards, by which orders are priced.
import type { DistanceUnit, RateCardItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTenant } from '../../../lib/company-context.tsx'
import { rateCardsQuery } from '../../../lib/data/rate-cards.ts'
import { moneyWithCents } from '../../../lib/format.ts'
import { useListState } from '../../../lib/list-state.ts'
import { pricePerUnit } from '../../../lib/mileage.ts'
import { ratesWords as words } from '../../../lib/words/rates.ts'
import { Button } from '../../../ui/button.tsx'
import { ExportMenu, type ExportFormat } from '../../../ui/export-menu.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { CardText, RowList } from '../../../ui/list/row-list.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { CardForm } from './card-form.tsx'

/** The server orders the rows. */
const AS_SENT = { key: '', isDescending: false }

const columnsOf = (currency: string, units: DistanceUnit): Column<RateCardItem>[] => [
  {
    key: 'name',
    head: words('name'),
    cell: ({ name, isDefault }) => (
      <span className="flex items-center gap-2 font-mid">
        {name} {isDefault && <Tag>{words('standard')}</Tag>}
      </span>
    ),
  },
  ...(
    [
      ['base', 'baseMinor'],
      [units === 'mi' ? 'perMile' : 'perKm', 'perKmMinor'],
      ['perParcel', 'perParcelMinor'],
      ['minimum', 'minimumMinor'],
    ] as const
  ).map(([text, key]): Column<RateCardItem> => ({
    key,
    head: words(text),
    width: '130px',
    isNumber: true,
    from: key === 'baseMinor' ? 'md' : 'lg',
    cell: ({ rates }) => {
      const minor = key === 'perKmMinor' ? pricePerUnit(rates[key], units) : rates[key]
      return minor > 0 ? moneyWithCents(minor, currency) : null
    },
  })),
]

/** Prices of orders from the first of the month until today. */
const FORMATS: readonly ExportFormat[] = [
  { format: 'xlsx', label: 'Excel' },
  { format: 'csv', label: 'CSV' },
]

export function RatesScreen() {
  const { company, today } = useTenant()
  const { currency, units } = company
  const month = today.slice(0, 7)
  const list = useListState('card', '')
  const query = useQuery(rateCardsQuery())
  const cards = query.data?.items ?? []
  const open = cards.find(({ id }) => id === list.openId) ?? null
  const add = (
    <Button variant="primary" icon={<Plus />} needs="orders:write" onClick={() => list.openPanel('new')}>
      {words('addCard')}
    </Button>
  )
  return (
    <ListScreen
      label={words('title')}
      noun={words('cardsNoun')}
      query={query}
      total={cards.length}
      shown={cards.length}
      header={
        <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-7">
          <div className="min-w-60 flex-1">
            <h2 className="text-4">{words('title')}</h2>
            <p className="pt-1 text-2 text-ink-2">{words('intro')}</p>
          </div>
          <ExportMenu
            noun={words('prices')}
            path="/orders/prices/file"
            query={{ from: `${month}-01`, to: today }}
            fileName={`prices-${month}`}
            formats={FORMATS}
          />
          {add}
        </div>
      }
      empty={{ title: words('noCards'), text: words('noCardsText'), action: add }}
      noMatches={{ title: words('noCards'), action: null }}
      panelKey={list.panel ?? list.openId}
      panel={
        list.panel === 'new' ? (
          <CardForm card={null} onClose={list.closePanel} />
        ) : (
          open && <CardForm key={open.id} card={open} onClose={list.closeRow} />
        )
      }
    >
      <RowList
        label={words('title')}
        rows={cards}
        columns={columnsOf(currency, units)}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        card={({ name, isDefault, rates }) => (
          <CardText
            title={name}
            detail={moneyWithCents(rates.baseMinor, currency)}
            aside={isDefault && <Tag>{words('standard')}</Tag>}
          />
        )}
        sort={AS_SENT}
        onSort={() => {}}
        openKey={list.openId}
        onOpen={({ id }) => list.toggleRow(id)}
        gutter="wide"
      />
    </ListScreen>
  )
}

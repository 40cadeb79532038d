// `/tenant/fleet/fuel`: fills of all vehicles, newest first, with the consumption since the full tank before.
import type { ListedFill } from '@dropwise/contracts'
import { Upload } from 'lucide-react'
import { useTenant } from '../../../lib/company-context.tsx'
import { count, momentOf, moneyWithCents, unitText } from '../../../lib/format.ts'
import { mileageIn } from '../../../lib/mileage.ts'
import { Button } from '../../../ui/button.tsx'
import { ImportPanel } from '../../../ui/list/import-panel.tsx'
import { CardText } from '../../../ui/list/row-list.tsx'
import type { Column } from '../../../ui/table.tsx'
import { fillPages, useImportFills } from './api.ts'
import { amountOf, consumptionText } from './consumption.ts'
import { FillForm } from './fill-form.tsx'
import { FillPanel, fillRemovals } from './fill-panel.tsx'
import { UpkeepList, useUpkeepList } from './upkeep-list.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'
import { ENERGY_TEXTS } from './texts.ts'

function useColumns(): Column<ListedFill>[] {
  const { company } = useTenant()
  const { units, currency } = company
  return [
    {
      key: 'at',
      head: words('filled'),
      width: '130px',
      cell: ({ filledAt }) => <span className="tabular-nums">{momentOf(filledAt)}</span>,
    },
    {
      key: 'vehicle',
      head: fleetWords('vehicle'),
      cell: ({ vehicle }) => <span className="font-mid">{vehicle.name}</span>,
    },
    {
      key: 'odometer',
      head: fleetWords('mileageIn', { unit: unitText(units) }),
      width: '110px',
      isNumber: true,
      cell: ({ odometerKm }) => count(mileageIn(odometerKm, units)),
    },
    {
      key: 'energy',
      head: words('energy'),
      width: '100px',
      from: 'xl',
      cell: ({ energy }) => words(ENERGY_TEXTS[energy]),
    },
    {
      key: 'amount',
      head: words('amount'),
      width: '96px',
      isNumber: true,
      cell: ({ amount, energy }) => amountOf(amount, energy),
    },
    {
      key: 'cost',
      head: words('price'),
      width: '96px',
      isNumber: true,
      cell: ({ costMinor }) => moneyWithCents(costMinor, currency),
    },
    {
      key: 'use',
      head: words('consumption'),
      width: '130px',
      isNumber: true,
      from: 'lg',
      cell: ({ per100Km, energy, isFull }) =>
        per100Km === null ? (
          <span className="text-ink-3">{words(isFull ? 'firstFullTank' : 'notFull')}</span>
        ) : (
          consumptionText(per100Km, energy, company)
        ),
    },
    { key: 'driver', head: fleetWords('driver'), width: '14%', from: '2xl', cell: ({ driver }) => driver },
  ]
}

function ImportFills({ onClose }: { onClose: () => void }) {
  const { units } = useTenant().company
  const [trial, run] = [useImportFills(), useImportFills()]
  return (
    <ImportPanel
      noun={{ singular: words('fillNoun'), many: words('fillsNoun') }}
      intro={[words('fuelCardFile'), ...(units === 'mi' ? [words('companyCountsMiles')] : [])].join(' ')}
      needs="fleet:write"
      trial={trial}
      run={run}
      onClose={onClose}
    />
  )
}

export function FuelScreen() {
  const { company } = useTenant()
  const { currency } = company
  const listed = useUpkeepList('fill', fillPages, [])
  const removed = fillRemovals.useRemoved()
  const state = { ...listed, rows: listed.rows.filter(({ id }) => !removed.has(id)) }
  const columns = useColumns()
  const { list } = state
  return (
    <UpkeepList
      label={fleetWords('fuel')}
      noun={words('fillsNoun')}
      state={state}
      states={[]}
      noMatches={{ title: words('noFillsMatch'), showAll: words('showAllFills') }}
      addLabel={words('addFill')}
      empty={{
        title: words('noFills'),
        text: words('noFillsText'),
      }}
      columns={columns}
      rowLabel={({ vehicle, filledAt }) => `${vehicle.name}, ${momentOf(filledAt)}`}
      card={({ vehicle, filledAt, amount, energy, per100Km, costMinor }) => (
        <CardText
          title={vehicle.name}
          detail={`${momentOf(filledAt)}, ${amountOf(amount, energy)}`}
          aside={
            <span className="text-end text-2 tabular-nums">
              {moneyWithCents(costMinor, currency)}
              {per100Km !== null && (
                <span className="block text-1 text-ink-3">{consumptionText(per100Km, energy, company)}</span>
              )}
            </span>
          }
        />
      )}
      panel={() =>
        list.panel === 'new' ? (
          <FillForm onClose={list.closePanel} />
        ) : list.panel === 'import' ? (
          <ImportFills onClose={list.closePanel} />
        ) : state.open ? (
          <FillPanel key={state.open.id} fill={state.open} onClose={list.closeRow} />
        ) : null
      }
    >
      <Button
        icon={<Upload />}
        className="max-md:h-11"
        needs="fleet:write"
        onClick={() => list.openPanel('import')}
      >
        {words('import')}
      </Button>
    </UpkeepList>
  )
}

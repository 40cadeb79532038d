// The builder: measures with their definitions, group, period and filters.
import { useQuery } from '@tanstack/react-query'
import {
  addDays,
  MAX_ANALYTICS_DAYS,
  MEASURE_KEYS,
  measuresBy,
  REPORT_GROUPS,
  REPORT_SPANS,
  type MeasureKey,
} from '@dropwise/contracts'
import { useId } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { depotsQuery } from '../../lib/data/depots.ts'
import { driversQuery } from '../../lib/data/drivers.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { count, listText } from '../../lib/format.ts'
import { reportWords as words } from '../../lib/words/reports.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/select.tsx'
import { useLayoutSize } from '../../ui/use-layout-size.ts'
import { GROUP_NAMES, MEASURE_TEXTS, SPAN_NAMES } from './names.ts'
import type { ReportState } from './use-report.ts'

/** Radix selects have no empty value. */
const ALL = 'all'
const EARLIEST = '2000-01-01'

type Props = Pick<ReportState, 'draft' | 'change'>

function Days({ draft, change }: Props) {
  const { today } = useTenant()
  const days = { from: draft.from ?? addDays(today, -30), to: draft.to ?? addDays(today, -1) }
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          min={EARLIEST}
          label={end === 'from' ? words('firstDay') : words('lastDay')}
          // The field keeps an incomplete date without changing the report.
          defaultValue={days[end]}
          onChange={({ target }) => target.value && change({ ...days, [end]: target.value })}
        />
      ))}
    </div>
  )
}

function Filters({ draft, change }: Props) {
  const vehicles = useQuery(vehiclesQuery()).data ?? []
  const drivers = useQuery(driversQuery()).data ?? []
  const depots = useQuery(depotsQuery()).data ?? []
  const filters = [
    { field: 'vehicleId', label: words('vehicle'), all: words('allVehicles'), items: vehicles },
    { field: 'driverId', label: words('driver'), all: words('allDrivers'), items: drivers },
    { field: 'depotId', label: words('depot'), all: words('allDepots'), items: depots },
  ] as const
  return filters.map(({ field, label, all, items }) => (
    <Select
      key={field}
      label={label}
      value={draft[field] ?? ALL}
      onChange={(value) => change({ [field]: value === ALL ? undefined : value })}
      items={[{ value: ALL, label: all }, ...items.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  ))
}

function Measures({ draft, change }: Props) {
  const label = useId()
  const isByCustomer = draft.by === 'customer'
  const available = measuresBy(draft.by)
  const toggle = (key: MeasureKey, isOn: boolean) =>
    // In the order of the list, so that the same choice is the same report.
    change({ measures: MEASURE_KEYS.filter((each) => (each === key ? isOn : draft.measures.includes(each))) })
  return (
    <div role="group" aria-labelledby={label} className="flex flex-col gap-1">
      <h3 id={label} className="text-1 font-mid">
        {words('measures')}
      </h3>
      {isByCustomer && <p className="text-1 text-ink-2">{words('ofRoutes')}</p>}
      <ul className="grid gap-x-5 gap-y-2 sm:grid-cols-2 lg:grid-cols-1">
        {MEASURE_KEYS.map((key) => (
          <li key={key}>
            <Checkbox
              label={<span className="font-mid">{MEASURE_TEXTS[key].name()}</span>}
              isChecked={draft.measures.includes(key)}
              isDisabled={!available.includes(key)}
              onChange={(isOn) => toggle(key, isOn)}
            />
            <p className="ps-6 text-1 text-ink-2">{MEASURE_TEXTS[key].means()}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Choices({ draft, change, definition }: Props & Pick<ReportState, 'definition'>) {
  const { today } = useTenant()
  const isOnPhone = useLayoutSize() === 'phone'
  const measures = <Measures draft={draft} change={change} />
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <Select
          label={words('groupBy')}
          value={draft.by}
          onChange={(value) => {
            const by = REPORT_GROUPS.find((group) => group === value)
            if (by) change({ by })
          }}
          items={REPORT_GROUPS.map((group) => ({ value: group, label: GROUP_NAMES[group]() }))}
        />
        <Select
          label={words('period')}
          value={draft.span}
          onChange={(value) => {
            const span = REPORT_SPANS.find((each) => each === value)
            if (!span) return
            const days = span === 'custom' ? { from: addDays(today, -30), to: addDays(today, -1) } : {}
            change({ span, ...days })
          }}
          items={REPORT_SPANS.map((span) => ({ value: span, label: SPAN_NAMES[span]() }))}
        />
        {draft.span === 'custom' && <Days draft={draft} change={change} />}
        <Filters draft={draft} change={change} />
      </div>
      {definition === null && draft.measures.length > 0 && (
        <p role="alert" className="text-2 text-bad-ink">
          {words('daysToChoose', { days: count(MAX_ANALYTICS_DAYS) })}
        </p>
      )}
      {isOnPhone ? (
        <details className="rounded border border-line px-3 py-2">
          <summary className="cursor-pointer text-2 font-mid">
            {words('measures')}: {listText(draft.measures.map((key) => MEASURE_TEXTS[key].name()))}
          </summary>
          {measures}
        </details>
      ) : (
        measures
      )}
    </div>
  )
}

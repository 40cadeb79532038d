// Supplements of a card as lines: up to a weight or a length of the window, and by zone.
import type { ServiceRates } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { zonesQuery } from '../../../lib/data/zones.ts'
import { ratesWords as words } from '../../../lib/words/rates.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

interface Line {
  amountMinor: number
}

function Lines<Row extends Line>({
  title,
  rows,
  fresh,
  onChange,
  children,
}: {
  title: string
  rows: readonly Row[]
  /** Null: nothing is left to add. */
  fresh: Row | null
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (changes: Partial<Row>) => void) => ReactNode
}) {
  const change = (at: number) => (changes: Partial<Row>) =>
    onChange(rows.map((row, i) => (i === at ? { ...row, ...changes } : row)))
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-3.5">
      <legend className="float-left text-2 font-mid">{title}</legend>
      {rows.map((row, at) => (
        // Lines have no ids; a removal keeps the fields of those before it.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${rows.length} ${at}`} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          {children(row, change(at))}
          <AmountField
            label={words('supplement')}
            value={row.amountMinor}
            onChange={(minor) => change(at)({ amountMinor: minor ?? 0 } as Partial<Row>)}
          />
          <IconButton label={words('removeLine')} onClick={() => onChange(rows.filter((_, i) => i !== at))}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {fresh && (
        <Button icon={<Plus />} className="self-start" onClick={() => onChange([...rows, fresh])}>
          {words('addLine')}
        </Button>
      )}
    </fieldset>
  )
}

export function SupplementRows({
  title,
  upToLabel,
  rows,
  fresh,
  onChange,
}: {
  title: string
  upToLabel: string
  rows: readonly (Line & { upTo: number })[]
  /** Limit of a new line. */
  fresh: number
  onChange: (rows: (Line & { upTo: number })[]) => void
}) {
  return (
    <Lines title={title} rows={rows} fresh={{ upTo: fresh, amountMinor: 0 }} onChange={onChange}>
      {({ upTo }, change) => (
        <TextField
          type="number"
          min={1}
          label={upToLabel}
          defaultValue={upTo}
          onChange={({ target }) => change({ upTo: Math.round(Number(target.value)) })}
        />
      )}
    </Lines>
  )
}

type ZoneRow = ServiceRates['zones'][number]

export function ZoneRows({
  rows,
  onChange,
}: {
  rows: readonly ZoneRow[]
  onChange: (rows: ZoneRow[]) => void
}) {
  const zones = useQuery(zonesQuery()).data ?? []
  const [first] = zones
  if (!first) return null
  return (
    <Lines title={words('zone')} rows={rows} fresh={{ zoneId: first.id, amountMinor: 0 }} onChange={onChange}>
      {({ zoneId }, change) => (
        <Select
          label={words('zone')}
          value={zoneId}
          onChange={(id) => change({ zoneId: id })}
          items={zones.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Lines>
  )
}

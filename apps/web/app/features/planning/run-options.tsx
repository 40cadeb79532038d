// Options of the next run: time, objective, vans.
import { SlidersHorizontal } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId, useRef, useState } from 'react'
import {
  COMPACT_PERCENT_MAX,
  COMPACT_PERCENT_USUAL,
  SAFER_PERCENT_MAX,
  SAFER_PERCENT_USUAL,
  type PlanObjective,
  type VehicleItem,
} from '@dropwise/contracts'
import { overlapWords } from '../../lib/words/overlap.ts'
import { planRiskWords as riskWords } from '../../lib/words/plan-risk.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { IconButton } from '../../ui/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/choice.tsx'
import { cn } from '../../ui/cn.ts'
import { Segments } from '../../ui/segments.tsx'
import { TimeInput } from '../../ui/time-field.tsx'
import { showUnread } from '../../ui/unread-fields.ts'

export interface RunOptions {
  seconds: string
  objective: PlanObjective
  /** Vans excluded from the run. */
  withoutVehicles: ReadonlySet<string>
  /** True to keep the locks of the plan on screen. */
  keepsLocks: boolean
  /** As typed; empty for no limit beyond the vans' own. */
  maxHours: string
  maxStops: string
  /** Earliest departure in local time, when the depot opens late. */
  notBefore: string
  /** What a safer plan may cost more, in percent, as typed. */
  saferPercent: string
  /** What compact routes may cost more, in percent, as typed. */
  compactPercent: string
}

/** Limits of this run, in addition to those of vans and drivers. */
function RuleFields({ options, onChange }: { options: RunOptions; onChange: (options: RunOptions) => void }) {
  const departureId = useId()
  const field =
    'h-8 w-20 rounded border border-field bg-surface px-2 text-2 tabular-nums user-invalid:border-bad pointer-coarse:h-11'
  return (
    <div className="flex flex-col gap-2">
      <p className="text-1 font-mid text-ink-3">{words('limitsOfRun')}</p>
      <label className="flex items-center justify-between gap-3 text-2">
        {words('maxHours')}
        <input
          type="number"
          min={1}
          max={8}
          step={0.5}
          placeholder="8"
          className={field}
          value={options.maxHours}
          onChange={(event) => onChange({ ...options, maxHours: event.target.value })}
        />
      </label>
      <label className="flex items-center justify-between gap-3 text-2">
        {words('maxStops')}
        <input
          type="number"
          min={1}
          max={1000}
          placeholder={words('anyNumber')}
          className={field}
          value={options.maxStops}
          onChange={(event) => onChange({ ...options, maxStops: event.target.value })}
        />
      </label>
      <label htmlFor={departureId} className="flex items-center justify-between gap-3 text-2">
        {words('earliestDeparture')}
        <TimeInput
          id={departureId}
          className={cn(field, 'w-28')}
          value={options.notBefore}
          onChange={(event) => onChange({ ...options, notBefore: event.target.value })}
        />
      </label>
      <label className="flex items-center justify-between gap-3 text-2">
        {riskWords('option')}
        <input
          type="number"
          min={0}
          max={SAFER_PERCENT_MAX}
          step={0.5}
          placeholder={String(SAFER_PERCENT_USUAL)}
          className={field}
          value={options.saferPercent}
          onChange={(event) => onChange({ ...options, saferPercent: event.target.value })}
        />
      </label>
      <p className="text-1 text-ink-3">{riskWords('optionMeans')}</p>
      <label className="flex items-center justify-between gap-3 text-2">
        {overlapWords('option')}
        <input
          type="number"
          min={0}
          max={COMPACT_PERCENT_MAX}
          step={0.5}
          placeholder={String(COMPACT_PERCENT_USUAL)}
          className={field}
          value={options.compactPercent}
          onChange={(event) => onChange({ ...options, compactPercent: event.target.value })}
        />
      </label>
      <p className="text-1 text-ink-3">{overlapWords('optionMeans')}</p>
      <Checkbox
        label={words('keepLocked')}
        isChecked={options.keepsLocks}
        onChange={(keepsLocks) => onChange({ ...options, keepsLocks })}
      />
    </div>
  )
}

export function RunOptionsButton({
  options,
  onChange,
  vehicles,
}: {
  options: RunOptions
  onChange: (options: RunOptions) => void
  vehicles: readonly VehicleItem[]
}) {
  const [isOpen, setOpen] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  // Closed, it would forget text that is not a value, and the run would go without that limit.
  const close = () => {
    if (!content.current || !showUnread(content.current)) setOpen(false)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => (open ? setOpen(true) : close())}>
      <Popover.Trigger asChild>
        <IconButton label={words('runOptions')} variant="secondary" className="max-md:size-11">
          <SlidersHorizontal />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          ref={content}
          align="end"
          sideOffset={6}
          className="float-in z-40 flex max-h-[70vh] w-72 flex-col gap-4 overflow-y-auto rounded bg-raised p-4 shadow-float"
        >
          <div>
            <p className="pb-1.5 text-1 font-mid text-ink-3">{words('timeSeconds')}</p>
            <Segments
              label={words('timeLimit')}
              value={options.seconds}
              onChange={(seconds) => onChange({ ...options, seconds })}
              items={['5', '10', '30', '90'].map((value) => ({ value, label: value }))}
            />
          </div>
          <div>
            <p className="pb-1.5 text-1 font-mid text-ink-3">{words('aimFor')}</p>
            <RadioGroup
              label={words('aim')}
              value={options.objective}
              onChange={(objective) => onChange({ ...options, objective })}
              items={[
                { value: 'cost', label: words('aimCost') },
                { value: 'vehicles', label: words('aimVehicles') },
                { value: 'balance', label: words('aimBalance') },
                { value: 'finish', label: words('aimFinish') },
              ]}
            />
          </div>
          <RuleFields options={options} onChange={onChange} />
          <div>
            <p className="pb-1.5 text-1 font-mid text-ink-3">
              {words('vansChosen', {
                chosen: vehicles.length - options.withoutVehicles.size,
                total: vehicles.length,
              })}
            </p>
            <div className="flex flex-col gap-2">
              {vehicles.map((vehicle) => (
                <Checkbox
                  key={vehicle.id}
                  label={`${vehicle.name}${vehicle.driver ? `, ${vehicle.driver.name}` : ''}`}
                  isChecked={!options.withoutVehicles.has(vehicle.id)}
                  onChange={(isIn) => {
                    const next = new Set(options.withoutVehicles)
                    if (isIn) next.delete(vehicle.id)
                    else next.add(vehicle.id)
                    onChange({ ...options, withoutVehicles: next })
                  }}
                />
              ))}
            </div>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

// What the next run may use: time, aim, vans.
import { SlidersHorizontal } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { VehicleItem } from '@dropwise/contracts'
import { IconButton } from '../../ui/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/choice.tsx'
import { Segments } from '../../ui/segments.tsx'

export interface RunOptions {
  seconds: string
  objective: 'cost' | 'vehicles' | 'balance'
  /** Vans left at the depot. */
  withoutVehicles: ReadonlySet<string>
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
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton label="Options of the run" variant="secondary">
          <SlidersHorizontal />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          className="float-in z-40 flex max-h-[70vh] w-72 flex-col gap-4 overflow-y-auto rounded bg-raised p-4 shadow-float"
        >
          <div>
            <p className="pb-1.5 text-1 font-mid text-ink-3">Time, seconds</p>
            <Segments
              label="Time limit in seconds"
              value={options.seconds}
              onChange={(seconds) => onChange({ ...options, seconds })}
              items={['5', '10', '30', '90'].map((value) => ({ value, label: value }))}
            />
          </div>
          <div>
            <p className="pb-1.5 text-1 font-mid text-ink-3">Aim for</p>
            <RadioGroup
              label="Aim"
              value={options.objective}
              onChange={(objective) => onChange({ ...options, objective })}
              items={[
                { value: 'cost', label: 'Lowest cost' },
                { value: 'vehicles', label: 'Fewest vans' },
                { value: 'balance', label: 'Even days for drivers' },
              ]}
            />
          </div>
          <div>
            <p className="pb-1.5 text-1 font-mid text-ink-3">
              Vans, {vehicles.length - options.withoutVehicles.size} of {vehicles.length}
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

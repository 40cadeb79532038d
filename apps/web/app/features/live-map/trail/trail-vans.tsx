// The vans of a replay at its moment: outlined in a gap, absent before their first position and after their
// day.
import { useState } from 'react'
import { VehicleLayer, VehiclePin } from '../../../ui/map/vehicles.tsx'
import type { VehicleFix, VehicleSource } from '../../../ui/map/vehicle-mover.ts'
import { whereabouts, type DrivenTrail } from './driven.ts'
import { useReplay, type ReplayClock } from './replay-clock.ts'

/** Positions at the clock's time, by route number. Returns the same object until the clock moves. */
class ReplaySource implements VehicleSource {
  readonly isExact = true
  readonly subscribe: VehicleSource['subscribe']
  readonly #clock: ReplayClock
  readonly #trails: ReadonlyMap<string, DrivenTrail>
  #at = Number.NaN
  #places = new Map<string, VehicleFix | null>()

  constructor(clock: ReplayClock, trails: readonly DrivenTrail[]) {
    this.#clock = clock
    this.#trails = new Map(trails.map((trail) => [String(trail.number), trail]))
    this.subscribe = clock.subscribe
  }

  fixOf = (id: string): VehicleFix | null => {
    if (this.#at !== this.#clock.at) {
      this.#at = this.#clock.at
      this.#places = new Map()
    }
    const trail = this.#trails.get(id)
    if (!this.#places.has(id)) this.#places.set(id, trail ? whereabouts(trail, this.#at) : null)
    return this.#places.get(id) ?? null
  }

  isFor(clock: ReplayClock, trails: readonly DrivenTrail[]): boolean {
    return clock === this.#clock && trails.every((trail) => this.#trails.get(String(trail.number)) === trail)
  }
}

type State = 'absent' | 'heard' | 'gap'

function ReplayedVan({
  trail,
  label,
  clock,
  isSelected,
  onPick,
}: {
  trail: DrivenTrail
  label: string
  clock: ReplayClock
  isSelected: boolean
  onPick: () => void
}) {
  const state = useReplay(clock, ({ at }): State => {
    const place = whereabouts(trail, at)
    if (!place) return 'absent'
    return place.isGap ? 'gap' : 'heard'
  })
  if (state === 'absent') return null
  const vehicle = { id: String(trail.number), route: trail.number, label, isStale: state === 'gap' }
  return <VehiclePin vehicle={vehicle} isSelected={isSelected} onPick={onPick} />
}

export function TrailVans({
  trails,
  labelOf,
  clock,
  selected,
  onPick,
}: {
  trails: readonly DrivenTrail[]
  labelOf: (route: number) => string
  clock: ReplayClock
  selected: number | null
  onPick: (route: number) => void
}) {
  const [source, setSource] = useState(() => new ReplaySource(clock, trails))
  if (!source.isFor(clock, trails)) setSource(new ReplaySource(clock, trails))
  return (
    <VehicleLayer source={source}>
      {trails.map((trail) => (
        <ReplayedVan
          key={trail.number}
          trail={trail}
          label={labelOf(trail.number)}
          clock={clock}
          isSelected={selected === trail.number}
          onPick={() => onPick(trail.number)}
        />
      ))}
    </VehicleLayer>
  )
}

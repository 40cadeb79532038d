// Vehicles or drivers from a file.
import { ImportPanel } from '../../ui/list/import-panel.tsx'
import { useImportFleet } from './api.ts'
import { fleetWords as words } from '../../lib/words/fleet.ts'

const TEXTS = {
  vehicle: { singular: 'vehicleNoun', many: 'vehiclesNoun', intro: 'vehicleFile' },
  driver: { singular: 'driverNoun', many: 'driversNoun', intro: 'driverFile' },
} as const

export function ImportFleetPanel({ noun, onClose }: { noun: 'vehicle' | 'driver'; onClose: () => void }) {
  const texts = TEXTS[noun]
  const [trial, run] = [useImportFleet(noun), useImportFleet(noun)]
  return (
    <ImportPanel
      noun={{ singular: words(texts.singular), many: words(texts.many) }}
      needs="fleet:write"
      intro={words(texts.intro)}
      trial={trial}
      run={run}
      onClose={onClose}
    />
  )
}

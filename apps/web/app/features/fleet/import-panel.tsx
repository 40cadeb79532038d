// Vehicles or drivers from a file.
import { ImportPanel } from '../../ui/list/import-panel.tsx'
import { useImportFleet } from './api.ts'

const IDENTITY = {
  vehicle: 'A vehicle is identified by its number plate',
  driver: 'A driver is identified by its name',
}

export function ImportFleetPanel({ noun, onClose }: { noun: 'vehicle' | 'driver'; onClose: () => void }) {
  const [trial, run] = [useImportFleet(noun), useImportFleet(noun)]
  return (
    <ImportPanel
      noun={{ singular: noun, many: `${noun}s` }}
      needs="fleet:write"
      intro={`A CSV file with a header row, like the one Export creates. ${IDENTITY[noun]}: existing ones are changed, others are added.`}
      trial={trial}
      run={run}
      onClose={onClose}
    />
  )
}

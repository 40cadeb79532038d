// Chooses between several routes of a day.
import type { DriverDay, DriverRoute } from '@dropwise/contracts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { Segments } from '../../ui/segments.tsx'

interface RouteChoiceProps {
  routes: DriverDay['routes']
  chosen: DriverRoute
  onChoose: (number: string) => void
}

export default function RouteChoice({ routes, chosen, onChoose }: RouteChoiceProps) {
  return (
    <div className="scroll-x shrink-0 border-b border-line px-4 py-2">
      <Segments
        label={words('route')}
        value={String(chosen.number)}
        onChange={onChoose}
        items={routes.map(({ number }) => ({ value: String(number), label: `R${number}` }))}
      />
    </div>
  )
}

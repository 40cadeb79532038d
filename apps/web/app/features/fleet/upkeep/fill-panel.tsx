// One fill beside the list, with photos of the receipt or the odometer.
import { Trash2 } from 'lucide-react'
import { ENERGY_LABELS, type ListedFill } from '@dropwise/contracts'
import { Link } from 'react-router'
import { useTenant } from '../../../lib/company-context.tsx'
import { momentOf, moneyWithCents } from '../../../lib/format.ts'
import { formatMileage } from '../../../lib/mileage.ts'
import { Button } from '../../../ui/button.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { ProofFile } from '../../../ui/proof/proof-file.tsx'
import { removeWithUndo } from '../../../ui/remove-with-undo.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useRemoveFill } from './api.ts'
import { PlaceLink } from './place-link.tsx'
import { amountOf, consumptionText } from './consumption.ts'

/** Fills that are hidden until they are removed. */
export const fillRemovals = removeWithUndo()

export function FillPanel({ fill, onClose }: { fill: ListedFill; onClose: () => void }) {
  const { company, link } = useTenant()
  const { mutateAsync: removeNow } = useRemoveFill()
  const { vehicle, energy, per100Km } = fill
  const name = `Fill of ${momentOf(fill.filledAt)}`
  return (
    <SidePanel
      title={vehicle.name}
      aside={momentOf(fill.filledAt)}
      onClose={onClose}
      foot={
        <Button
          icon={<Trash2 />}
          needs="fleet:write"
          onClick={() => {
            fillRemovals.remove({ id: fill.id, name }, removeNow)
            onClose()
          }}
        >
          Remove
        </Button>
      }
    >
      <div className="px-5 py-4">
        <KeyValues
          rows={[
            [
              'Vehicle',
              <Link key="vehicle" className="text-link" to={link(`/tenant/fleet?vehicle=${vehicle.id}`)}>
                {vehicle.name}
              </Link>,
            ],
            ['Driver', fill.driver],
            ['Energy', ENERGY_LABELS[energy]],
            ['Amount', `${amountOf(fill.amount, energy)}, ${fill.isFull ? 'full afterwards' : 'not full'}`],
            ['Price', moneyWithCents(fill.costMinor, company.currency)],
            ['Mileage', formatMileage(fill.odometerKm, company.units)],
            ['Consumption', per100Km === null ? null : consumptionText(per100Km, energy, company)],
            ['Before it', fill.isAfterGap ? 'A fill is missing, so consumption starts again here' : null],
            ['Station', fill.station],
            ['Place', fill.lat === null ? null : <PlaceLink key="place" lat={fill.lat} lng={fill.lng} />],
            ['Note', fill.note],
          ]}
        />
        {fill.files.length > 0 && (
          <ul aria-label="Photos" className="flex flex-wrap gap-2 pt-3">
            {fill.files.map((file) => (
              <ProofFile key={file} file={{ name: file, isSignature: false }} />
            ))}
          </ul>
        )}
      </div>
    </SidePanel>
  )
}

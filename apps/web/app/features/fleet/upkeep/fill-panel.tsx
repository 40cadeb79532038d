// One fill beside the list, with photos of the receipt or the odometer.
import { Trash2 } from 'lucide-react'
import type { ListedFill } from '@dropwise/contracts'
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
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'
import { fleetFormsWords } from '../../../lib/words/fleet-forms.ts'
import { ENERGY_TEXTS } from './texts.ts'

/** Fills that are hidden until they are removed. */
export const fillRemovals = removeWithUndo()

export function FillPanel({ fill, onClose }: { fill: ListedFill; onClose: () => void }) {
  const { company, link } = useTenant()
  const { mutateAsync: removeNow } = useRemoveFill()
  const { vehicle, energy, per100Km } = fill
  const name = words('fillOf', { moment: momentOf(fill.filledAt) })
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
          {words('remove')}
        </Button>
      }
    >
      <div className="px-5 py-4">
        <KeyValues
          rows={[
            [
              fleetWords('vehicle'),
              <Link key="vehicle" className="text-link" to={link(`/tenant/fleet?vehicle=${vehicle.id}`)}>
                {vehicle.name}
              </Link>,
            ],
            [fleetWords('driver'), fill.driver],
            [words('energy'), words(ENERGY_TEXTS[energy])],
            [
              words('amount'),
              words(fill.isFull ? 'amountFull' : 'amountNotFull', { amount: amountOf(fill.amount, energy) }),
            ],
            [words('price'), moneyWithCents(fill.costMinor, company.currency)],
            [fleetWords('mileage'), formatMileage(fill.odometerKm, company.units)],
            [words('consumption'), per100Km === null ? null : consumptionText(per100Km, energy, company)],
            [words('beforeIt'), fill.isAfterGap ? words('startsAgain') : null],
            [words('station'), fill.station],
            [
              words('place'),
              fill.lat === null ? null : <PlaceLink key="place" lat={fill.lat} lng={fill.lng} />,
            ],
            [fleetFormsWords('note'), fill.note],
          ]}
        />
        {fill.files.length > 0 && (
          <ul aria-label={words('photos')} className="flex flex-wrap gap-2 pt-3">
            {fill.files.map((file) => (
              <ProofFile key={file} file={{ name: file, isSignature: false }} />
            ))}
          </ul>
        )}
      </div>
    </SidePanel>
  )
}

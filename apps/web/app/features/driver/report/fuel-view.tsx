// A fill of fuel or charge: energy, amount, price, odometer, photo of the receipt.
import {
  ENERGIES,
  FILL_PHOTOS_MAX,
  pumpUnit,
  type DriverDay,
  type DriverVan,
  type Energy,
} from '@dropwise/contracts'
import { useState } from 'react'
import { unitText } from '../../../lib/format.ts'
import { formatMileage, kmOf } from '../../../lib/mileage.ts'
import { driverWords } from '../../../lib/words/driver.ts'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { BackHead, Body, Row } from '../parts.tsx'
import type { NewFile } from '../phone/outbox.ts'
import { CheckRow, LineField } from '../proof/fields.tsx'
import { PhotoField } from '../proof/photo-field.tsx'
import type { Driver } from '../use-driver.ts'
import { Choices, NumberLine, ReportFrame } from './parts.tsx'
import { fillDeed, readWhole, type FillDraft } from './report.ts'

const ENERGY = {
  diesel: 'energyDiesel',
  petrol: 'energyPetrol',
  lpg: 'energyLpg',
  cng: 'energyCng',
  hydrogen: 'energyHydrogen',
  electric: 'energyElectric',
} as const satisfies Record<Energy, Parameters<typeof words>[0]>

interface FuelProps {
  company: DriverDay['company']
  van: DriverVan | null
  tell: Driver['tell']
  onBack: () => void
}

export function FuelView({ van, ...rest }: FuelProps) {
  if (van) return <FuelForm van={van} {...rest} />
  return (
    <>
      <BackHead title={driverWords('refuelled')} onBack={rest.onBack} />
      <Body>
        <Row>{words('noVan')}</Row>
      </Body>
    </>
  )
}

function FuelForm({ company, van, tell, onBack }: FuelProps & { van: DriverVan }) {
  const [draft, setDraft] = useState<FillDraft>({
    energy: van.energy ?? 'diesel',
    amount: '',
    price: '',
    odometer: '',
    isFull: true,
    station: '',
  })
  const [photos, setPhotos] = useState<NewFile[]>([])
  const update = (part: Partial<FillDraft>) => setDraft((before) => ({ ...before, ...part }))
  return (
    <ReportFrame
      title={`${driverWords('refuelled')}: ${van.name}`}
      action={words('noteFill')}
      result={fillDeed(
        draft,
        van,
        company,
        photos.map(({ id }) => id),
      )}
      photos={photos}
      tell={tell}
      onBack={onBack}
    >
      <NumberLine
        title={words('fuelAmount')}
        unit={unitText(pumpUnit(draft.energy, company.timeZone))}
        value={draft.amount}
        onChange={(amount) => update({ amount })}
      />
      <NumberLine
        title={words('fuelPrice')}
        unit={company.currency}
        value={draft.price}
        onChange={(price) => update({ price })}
      />
      <NumberLine
        isWhole
        title={words('odometer')}
        unit={unitText(company.units)}
        value={draft.odometer}
        hint={readingHint(draft.odometer, van, company)}
        onChange={(odometer) => update({ odometer })}
      />
      <PhotoField
        title={words('receiptPhoto')}
        photos={photos}
        most={FILL_PHOTOS_MAX}
        isDemanded={false}
        onChange={setPhotos}
      />
      <CheckRow
        label={words('tankFull')}
        isChecked={draft.isFull}
        onChange={(isFull) => update({ isFull })}
      />
      <Choices
        title={words('filledWith')}
        value={draft.energy}
        items={ENERGIES.map((value) => ({ value, label: words(ENERGY[value]) }))}
        onChange={(energy) => update({ energy })}
      />
      <LineField
        title={words('station')}
        label={words('station')}
        value={draft.station}
        onChange={(station) => update({ station })}
      />
    </ReportFrame>
  )
}

/** The last reading, and a question when the new one is lower. */
function readingHint(
  text: string,
  { odometerKm }: Pick<DriverVan, 'odometerKm'>,
  { units }: Pick<DriverDay['company'], 'units'>,
): string | null {
  if (odometerKm === null) return null
  const reading = formatMileage(odometerKm, units)
  const typed = readWhole(text)
  return typed !== null && kmOf(typed, units) < odometerKm
    ? words('belowLastReading', { reading })
    : words('lastReading', { reading })
}

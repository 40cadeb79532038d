// An incident on the road: kind, words, photos, place, who else, and whether the van can drive on.
import { INCIDENT_KINDS, type DriverVan, type IncidentKind } from '@dropwise/contracts'
import { useState } from 'react'
import { driverWords } from '../../../lib/words/driver.ts'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { cn } from '../../../ui/cn.ts'
import type { NewFile } from '../phone/outbox.ts'
import { LineField } from '../proof/fields.tsx'
import { PhotoField } from '../proof/photo-field.tsx'
import { LARGE_INPUT, Section } from '../proof/section.tsx'
import type { Driver } from '../use-driver.ts'
import { Choices, ReportFrame } from './parts.tsx'
import { incidentDeed, type IncidentDraft } from './report.ts'
import { useHere } from './use-here.ts'

const KIND = {
  collision: 'incidentCollision',
  damage: 'incidentDamage',
  breakdown: 'incidentBreakdown',
  theft: 'incidentTheft',
  injury: 'incidentInjury',
  goods: 'incidentGoods',
  other: 'incidentOther',
} as const satisfies Record<IncidentKind, Parameters<typeof words>[0]>

const PHOTOS_MAX = 20

export function IncidentView({
  van,
  tell,
  onBack,
}: {
  van: DriverVan | null
  tell: Driver['tell']
  onBack: () => void
}) {
  const [draft, setDraft] = useState<IncidentDraft>({
    kind: null,
    description: '',
    thirdParty: '',
    place: '',
    canDrive: null,
  })
  const [photos, setPhotos] = useState<NewFile[]>([])
  const here = useHere()
  const update = (part: Partial<IncidentDraft>) => setDraft((before) => ({ ...before, ...part }))
  const title = driverWords('reportIncident')
  return (
    <ReportFrame
      title={van ? `${title}: ${van.name}` : title}
      action={words('sendIncident')}
      result={incidentDeed(
        draft,
        van,
        here ?? null,
        photos.map(({ id }) => id),
      )}
      photos={photos}
      tell={tell}
      onBack={onBack}
    >
      <Choices
        title={words('whatHappened')}
        value={draft.kind}
        items={INCIDENT_KINDS.map((value) => ({ value, label: words(KIND[value]) }))}
        onChange={(kind) => update({ kind })}
      />
      {draft.kind === 'injury' && (
        <p role="status" className="px-4 pt-3 text-3 font-mid text-bad-ink">
          {words('helpFirst')}
        </p>
      )}
      <Section title={words('inYourWords')} done={null}>
        <textarea
          aria-label={words('inYourWords')}
          rows={3}
          maxLength={2_000}
          value={draft.description}
          onChange={(event) => update({ description: event.target.value })}
          className={cn(LARGE_INPUT, 'h-auto py-2.5 text-[17px]/[24px]')}
        />
      </Section>
      {van && (
        <Choices
          title={words('canDriveOn')}
          value={draft.canDrive}
          items={[
            { value: true, label: words('yes') },
            { value: false, label: words('no') },
          ]}
          onChange={(canDrive) => update({ canDrive })}
        />
      )}
      <PhotoField photos={photos} most={PHOTOS_MAX} isDemanded={false} onChange={setPhotos} />
      <LineField
        title={words('thirdParty')}
        label={words('thirdParty')}
        value={draft.thirdParty}
        onChange={(thirdParty) => update({ thirdParty })}
      />
      <LineField
        title={words('place')}
        label={words('place')}
        value={draft.place}
        onChange={(place) => update({ place })}
      />
      <p role="status" className="px-4 pt-2 text-3 text-ink-2">
        {words(here ? 'placeSent' : here === null ? 'placeUnknown' : 'placeSought')}
      </p>
    </ReportFrame>
  )
}

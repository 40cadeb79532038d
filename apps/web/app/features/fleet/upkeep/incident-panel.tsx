// One incident beside the list: persons, state, cost, and the timeline with photos.
import { useQuery } from '@tanstack/react-query'
import {
  INCIDENT_SEVERITIES,
  INCIDENT_STATES,
  type FleetIncident,
  type IncidentEntry,
  type IncidentSeverity,
} from '@dropwise/contracts'
import { useState } from 'react'
import { Link } from 'react-router'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { momentOf, moneyWithCents } from '../../../lib/format.ts'
import { useRefusal } from '../../../lib/permission.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { ProofFile } from '../../../ui/proof/proof-file.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Select } from '../../../ui/select.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { MoneyField } from '../mileage-field.tsx'
import { incidentQuery, useAddEntry, useChangeIncident } from './api.ts'
import { PHOTOS_MAX } from './incident-form.tsx'
import { PlaceLink } from './place-link.tsx'
import { PhotoPicker, type PickedPhoto } from './photo-picker.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'
import { fleetFormsWords } from '../../../lib/words/fleet-forms.ts'
import { INCIDENT_STATE_TEXTS, KIND_TEXTS, SEVERITY_TEXTS } from './texts.ts'

const entryTitle = ({ kind, status }: IncidentEntry): string =>
  kind === 'reported'
    ? words('reported')
    : status
      ? words(INCIDENT_STATE_TEXTS[status])
      : fleetFormsWords('note')

function Timeline({ entries }: { entries: readonly IncidentEntry[] }) {
  return (
    <ol aria-label={words('timeline')} className="border-s border-line-2 ps-4">
      {entries.map((entry) => (
        <li key={entry.id} className="py-2 text-2">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-mid">{entryTitle(entry)}</span>
            <span className="text-1 text-ink-3">
              {momentOf(entry.at)}
              {entry.by && `, ${entry.by}`}
            </span>
          </p>
          {entry.text && <p className="break-words whitespace-pre-wrap">{entry.text}</p>}
          {entry.files.length > 0 && (
            <ul className="flex flex-wrap gap-2 pt-2">
              {entry.files.map((name) => (
                <ProofFile key={name} file={{ name, isSignature: false }} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

function NewEntry({ id }: { id: string }) {
  const [text, setText] = useState('')
  const [photos, setPhotos] = useState<PickedPhoto[]>([])
  const add = useAddEntry(id)
  const send = () =>
    add.mutate(
      { text: text.trim() || null, files: photos.map((photo) => photo.id) },
      {
        onSuccess: () => {
          setText('')
          setPhotos([])
        },
      },
    )
  return (
    <div className="flex flex-col gap-2 pt-2">
      <TextArea
        label={words('addToTimeline')}
        rows={2}
        maxLength={2_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={add.error ? describeError(add.error).message : undefined}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-1.5">
        <PhotoPicker photos={photos} most={PHOTOS_MAX} onChange={setPhotos} />
        <Button
          needs="fleet:write"
          disabled={add.isPending || (text.trim() === '' && photos.length === 0)}
          onClick={send}
        >
          {words('addEntry')}
        </Button>
      </div>
    </div>
  )
}

/** State, severity and cost, which staff change. */
function Handling({ incident }: { incident: FleetIncident }) {
  const { mutate, isPending } = useChangeIncident(incident.id)
  const [cost, setCost] = useState(incident.costMinor)
  const change = (patch: Parameters<typeof mutate>[0]) =>
    mutate(patch, {
      onError: (error) =>
        notify({ title: fleetWords('nothingChanged'), detail: describeError(error).message, tone: 'bad' }),
    })
  return (
    <fieldset disabled={isPending} className="flex flex-col gap-3 border-t border-line px-5 py-4">
      <Segments
        label={words('state')}
        value={incident.status}
        onChange={(status) => change({ status })}
        items={INCIDENT_STATES.map((value) => ({ value, label: words(INCIDENT_STATE_TEXTS[value]) }))}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <Select
          label={words('severity')}
          value={incident.severity}
          onChange={(severity) => change({ severity: severity as IncidentSeverity })}
          items={INCIDENT_SEVERITIES.map((value) => ({ value, label: words(SEVERITY_TEXTS[value]) }))}
        />
        <MoneyField
          label={words('costOfDamage')}
          value={incident.costMinor}
          onChange={setCost}
          onBlur={() => cost !== incident.costMinor && change({ costMinor: cost })}
        />
      </div>
    </fieldset>
  )
}

function Facts({ incident }: { incident: FleetIncident }) {
  const { company, link } = useTenant()
  const { vehicle, driver, order } = incident
  return (
    <div className="px-5 py-4">
      <p className="pb-3 text-3 break-words whitespace-pre-wrap">{incident.description}</p>
      <KeyValues
        rows={[
          [words('happened'), momentOf(incident.happenedAt)],
          [
            fleetWords('vehicle'),
            vehicle && (
              <Link className="text-link" to={link(`/tenant/fleet?vehicle=${vehicle.id}`)}>
                {vehicle.name}
              </Link>
            ),
          ],
          [
            fleetWords('driver'),
            driver && (
              <Link className="text-link" to={link(`/tenant/drivers?driver=${driver.id}`)}>
                {driver.name}
              </Link>
            ),
          ],
          [words('order'), order?.reference],
          [
            words('place'),
            (incident.place ?? incident.lat) === null ? null : (
              <PlaceLink key="place" text={incident.place} lat={incident.lat} lng={incident.lng} />
            ),
          ],
          [words('whoElse'), incident.thirdParty],
          [words('drivesOn'), incident.canDrive === null ? null : words(incident.canDrive ? 'yes' : 'no')],
          [words('severity'), words(SEVERITY_TEXTS[incident.severity])],
          [
            words('cost'),
            incident.costMinor === null ? null : moneyWithCents(incident.costMinor, company.currency),
          ],
        ]}
      />
    </div>
  )
}

export function IncidentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(incidentQuery(id))
  const mayChange = useRefusal('fleet:write') === null
  const incident = query.data
  return (
    <SidePanel
      title={words(incident ? KIND_TEXTS[incident.kind] : 'incident')}
      aside={incident && words(INCIDENT_STATE_TEXTS[incident.status])}
      onClose={onClose}
    >
      <Loaded query={query} what={words('theIncident')}>
        {(data) => (
          <>
            <Facts incident={data} />
            {mayChange && <Handling key={data.costMinor} incident={data} />}
            <section aria-label={words('sinceThen')} className="border-t border-line px-5 py-4">
              <h3 className="pb-1 text-3">{words('timeline')}</h3>
              <Timeline entries={data.timeline} />
              {mayChange && <NewEntry id={id} />}
            </section>
          </>
        )}
      </Loaded>
    </SidePanel>
  )
}

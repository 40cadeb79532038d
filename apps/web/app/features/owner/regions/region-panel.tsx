// One region: contents, source, companies that need it, and its removal.
import type { RegionItem } from '@dropwise/contracts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '../../../lib/api.ts'
import { count, fileSize } from '../../../lib/format.ts'
import { ownerRegionsWords as words } from '../../../lib/words/owner-regions.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAddRegion, useRemoveRegion } from './api.ts'
import { dateOf } from './labels.ts'

const degrees = (value: number): { degrees: string } => ({ degrees: Math.abs(value).toFixed(3) })
const latitude = (value: number): string => words(value < 0 ? 'degreesSouth' : 'degreesNorth', degrees(value))
const longitude = (value: number): string => words(value < 0 ? 'degreesWest' : 'degreesEast', degrees(value))

function whyNot({ isOfDemo, usedBy }: RegionItem): string | null {
  if (isOfDemo) return words('demoRebuilt')
  return usedBy.length > 0 ? words('depotsOnlyHere', { count: usedBy.length }) : null
}

function RegionFacts({ region }: { region: RegionItem }) {
  const [west, south, east, north] = region.bounds
  return (
    <section className="border-b border-line px-5 py-4">
      <KeyValues
        rows={[
          [words('roads'), words('roadsAndJunctions', { km: count(region.roadKm), count: region.junctions })],
          [
            words('addresses'),
            region.addresses > 0
              ? words('addressesOnStreets', { addresses: count(region.addresses), count: region.streets })
              : words('noAddresses', { count: region.streets }),
          ],
          [words('size'), fileSize(region.bytes)],
          [words('dataOf'), region.date ? dateOf(region.date) : words('notInExtract')],
          [words('compiled'), dateOf(region.compiledAt)],
          [
            words('from'),
            region.extract ? words('fromCatalogue', { extract: region.extract }) : words('fromFileOrAddress'),
          ],
          [
            words('area'),
            words('areaFromTo', {
              south: latitude(south ?? 0),
              north: latitude(north ?? 0),
              west: longitude(west ?? 0),
              east: longitude(east ?? 0),
            }),
          ],
          [words('attribution'), region.attribution],
        ]}
      />
    </section>
  )
}

export function RegionPanel({ region, onClose }: { region: RegionItem; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveRegion()
  const update = useAddRegion()
  const reason = whyNot(region)
  const updateNow = () =>
    update.mutate(
      {
        name: region.name,
        from: { extract: region.extract ?? '' },
        ...(region.box ? { bounds: region.box as [number, number, number, number] } : {}),
      },
      {
        onSuccess: () => notify({ title: words('updating', { name: region.name }) }),
        onError: (error) => notify({ title: describeError(error).message, tone: 'bad' }),
      },
    )
  const removeNow = () =>
    remove.mutate(region.name, {
      onSuccess: () => {
        notify({ title: words('removed', { name: region.name }) })
        onClose()
      },
      onError: (error) => notify({ title: describeError(error).message, tone: 'bad' }),
      onSettled: () => setAsking(false),
    })
  return (
    <SidePanel
      title={region.name}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap items-center gap-3">
          {region.extract && (
            <Button icon={<RefreshCw />} disabled={update.isPending} onClick={updateNow}>
              {words('updateRegion')}
            </Button>
          )}
          <Button variant="danger" disabled={reason !== null} onClick={() => setAsking(true)}>
            {words('removeRegion')}
          </Button>
          {reason && <p className="text-1 text-ink-3">{reason}</p>}
        </div>
      }
    >
      <RegionFacts region={region} />
      {region.warnings.length > 0 && (
        <section className="border-b border-line px-5 py-4">
          <h3 className="pb-1.5 text-3">{words('noticedCompiling')}</h3>
          <ul className="flex flex-col gap-1 text-2 text-ink-2">
            {region.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="px-5 py-4">
        <h3 className="pb-1.5 text-3">{words('companiesHere')}</h3>
        {region.usedBy.length === 0 ? (
          <p className="text-2 text-ink-2">{words('noCompanyHere')}</p>
        ) : (
          <ul className="flex flex-col gap-1 text-2">
            {region.usedBy.map((company) => (
              <li key={company}>{company}</li>
            ))}
          </ul>
        )}
      </section>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('removeQuestion', { name: region.name })}
        description={words('removeEffect')}
        confirmLabel={words('remove')}
        keepLabel={words('keep')}
        isBusy={remove.isPending}
        onConfirm={removeNow}
      />
    </SidePanel>
  )
}

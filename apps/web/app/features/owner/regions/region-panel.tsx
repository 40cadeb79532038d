// One region: contents, source, companies that need it, and its removal.
import type { RegionItem } from '@dropwise/contracts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '../../../lib/api.ts'
import { count, plural } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAddRegion, useRemoveRegion } from './api.ts'
import { dateOf, sizeText } from './labels.ts'

const degrees = (value: number, plus: string, minus: string): string =>
  `${Math.abs(value).toFixed(3)}° ${value < 0 ? minus : plus}`

function whyNot({ isOfDemo, usedBy }: RegionItem): string | null {
  if (isOfDemo) return 'The demo town is rebuilt at every start.'
  if (usedBy.length > 0)
    return `${plural(usedBy.length, 'company has', 'companies have')} a depot here and in no other region.`
  return null
}

function RegionFacts({ region }: { region: RegionItem }) {
  const [west, south, east, north] = region.bounds
  return (
    <section className="border-b border-line px-5 py-4">
      <KeyValues
        rows={[
          ['Roads', `${count(region.roadKm)} km, ${count(region.junctions)} junctions`],
          [
            'Addresses',
            region.addresses > 0
              ? `${count(region.addresses)} on ${plural(region.streets, 'street')}`
              : `none, ${plural(region.streets, 'street')}`,
          ],
          ['Size', sizeText(region.bytes)],
          ['Data of', region.date ? dateOf(region.date) : 'not given in the extract'],
          ['Compiled', dateOf(region.compiledAt)],
          ['From', region.extract ? `catalogue, ${region.extract}` : 'a file or address'],
          [
            'Area',
            `${degrees(south ?? 0, 'N', 'S')} to ${degrees(north ?? 0, 'N', 'S')}, ${degrees(west ?? 0, 'E', 'W')} to ${degrees(east ?? 0, 'E', 'W')}`,
          ],
          ['Attribution', region.attribution],
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
        onSuccess: () => notify({ title: `${region.name} is being updated` }),
        onError: (error) => notify({ title: describeError(error).message, tone: 'bad' }),
      },
    )
  const removeNow = () =>
    remove.mutate(region.name, {
      onSuccess: () => {
        notify({ title: `${region.name} removed` })
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
              Update region
            </Button>
          )}
          <Button variant="danger" disabled={reason !== null} onClick={() => setAsking(true)}>
            Remove region
          </Button>
          {reason && <p className="text-1 text-ink-3">{reason}</p>}
        </div>
      }
    >
      <RegionFacts region={region} />
      {region.warnings.length > 0 && (
        <section className="border-b border-line px-5 py-4">
          <h3 className="pb-1.5 text-3">Noticed while compiling</h3>
          <ul className="flex flex-col gap-1 text-2 text-ink-2">
            {region.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="px-5 py-4">
        <h3 className="pb-1.5 text-3">Companies here</h3>
        {region.usedBy.length === 0 ? (
          <p className="text-2 text-ink-2">No company needs this region.</p>
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
        title={`Remove ${region.name}?`}
        description="Its roads, addresses and map go. Add it again from its extract when you need it."
        confirmLabel="Remove"
        keepLabel="Keep"
        isBusy={remove.isPending}
        onConfirm={removeNow}
      />
    </SidePanel>
  )
}

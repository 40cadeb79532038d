// The token with which a phone or tracker sends positions. Shown once; a lost one is replaced.
import { Copy, KeyRound } from 'lucide-react'
import type { VehicleItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useDeviceToken } from './api.ts'

function CopyLine({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="pb-0.5 text-1 text-ink-3">{label}</p>
      <div className="flex items-center gap-1 rounded border border-line-2 bg-sunk pl-2.5">
        <code className="min-w-0 flex-1 truncate font-sans text-1 select-all">{text}</code>
        <IconButton
          label={`Copy ${label}`}
          size="s"
          onClick={() => void navigator.clipboard.writeText(text).then(() => notify({ title: 'Copied' }))}
        >
          <Copy />
        </IconButton>
      </div>
    </div>
  )
}

export function DeviceToken({ vehicle }: { vehicle: VehicleItem }) {
  const make = useDeviceToken()
  const token = make.data?.token
  return (
    <section className="border-t border-line px-5 py-4">
      <h3 className="text-3">Positions</h3>
      <p className="pt-0.5 pb-3 text-2 text-ink-2">
        {vehicle.hasDevice
          ? 'A device sends this van’s position. A new token replaces the current one.'
          : 'No device yet. A phone with Traccar Client or OwnTracks can send this van’s position.'}
      </p>
      {token ? (
        <div className="flex flex-col gap-2.5">
          <CopyLine label="Device token, shown once" text={token} />
          <CopyLine label="Server address" text={`${window.location.origin}/ingest/osmand`} />
        </div>
      ) : (
        <Button
          icon={<KeyRound />}
          needs="fleet:write"
          disabled={make.isPending}
          onClick={() =>
            make.mutate(vehicle.id, {
              onError: (error) =>
                notify({
                  title: 'The token could not be created',
                  detail: describeError(error).message,
                  tone: 'bad',
                }),
            })
          }
        >
          {vehicle.hasDevice ? 'Create a new token' : 'Create a device token'}
        </Button>
      )}
    </section>
  )
}

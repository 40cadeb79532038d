// The token with which a phone or tracker sends positions. Shown once; a lost one is replaced.
import { Copy, KeyRound } from 'lucide-react'
import type { VehicleItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useDeviceToken } from './api.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

function CopyLine({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="pb-0.5 text-1 text-ink-3">{label}</p>
      <div className="flex items-center gap-1 rounded border border-line-2 bg-sunk ps-2.5">
        <code className="min-w-0 flex-1 truncate font-sans text-1 select-all">{text}</code>
        <IconButton
          label={words('copyWhat', { what: label })}
          size="s"
          onClick={() =>
            void navigator.clipboard.writeText(text).then(() => notify({ title: words('copied') }))
          }
        >
          <Copy />
        </IconButton>
      </div>
    </div>
  )
}

export function DeviceToken({ vehicle }: { vehicle: VehicleItem }) {
  const createToken = useDeviceToken()
  const token = createToken.data?.token
  return (
    <section className="border-t border-line px-5 py-4">
      <h3 className="text-3">{words('positions')}</h3>
      <p className="pt-0.5 pb-3 text-2 text-ink-2">
        {vehicle.hasDevice ? words('deviceSends') : words('noDevice')}
      </p>
      {token ? (
        <div className="flex flex-col gap-2.5">
          <CopyLine label={words('deviceToken')} text={token} />
          <CopyLine label={words('serverAddress')} text={`${window.location.origin}/ingest/osmand`} />
        </div>
      ) : (
        <Button
          icon={<KeyRound />}
          needs="fleet:write"
          disabled={createToken.isPending}
          onClick={() =>
            createToken.mutate(vehicle.id, {
              onError: (error) =>
                notify({
                  title: words('tokenNotCreated'),
                  detail: describeError(error).message,
                  tone: 'bad',
                }),
            })
          }
        >
          {vehicle.hasDevice ? words('newToken') : words('firstToken')}
        </Button>
      )}
    </section>
  )
}

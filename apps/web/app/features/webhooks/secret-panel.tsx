// The secret of a webhook, shown once: receivers check signatures with it.
import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { notify } from '../../ui/toasts.tsx'

export function SecretPanel({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <SidePanel
      title="Signing secret"
      onClose={onClose}
      foot={
        <div className="flex justify-end">
          <Button variant="primary" onClick={onClose}>
            I have copied it
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 px-5 py-4">
        <p className="text-2 text-ink-2">
          Copy it now: it is shown once. Any library for Standard Webhooks checks our signatures with it.
        </p>
        <code className="rounded border border-line-2 bg-sunk px-2.5 py-2 font-sans text-2 break-all select-all">
          {secret}
        </code>
        <Button
          icon={<Copy />}
          onClick={() => void navigator.clipboard.writeText(secret).then(() => notify({ title: 'Copied' }))}
        >
          Copy
        </Button>
      </div>
    </SidePanel>
  )
}

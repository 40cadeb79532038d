// The secret of a webhook, shown when it is made and when it is replaced: receivers check signatures with it.
import { SecretPanel } from '../../ui/secret-panel.tsx'

export function SigningSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <SecretPanel
      title="Signing secret"
      hint="Any Standard Webhooks library can verify our signatures with it."
      secret={secret}
      onClose={onClose}
    />
  )
}

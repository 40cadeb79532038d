// A webhook's secret, shown on creation and replacement, for verifying signatures.
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

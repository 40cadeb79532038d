// A webhook's secret, shown on creation and replacement, for verifying signatures.
import { SecretPanel } from '../../ui/secret-panel.tsx'
import { connectionsWords as words } from '../../lib/words/connections.ts'

export function SigningSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <SecretPanel
      title={words('signingSecret')}
      hint={words('signingSecretHint')}
      secret={secret}
      onClose={onClose}
    />
  )
}

// `/owner/audit`
import { AuditScreen } from '../../features/audit/audit-screen.tsx'

export function meta() {
  return [{ title: 'Audit log - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default function OwnerAudit() {
  return <AuditScreen isOwner />
}

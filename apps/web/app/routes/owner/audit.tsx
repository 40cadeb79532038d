// `/owner/audit`
import { AuditScreen } from '../../features/audit/audit-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('auditLog'))

export default function OwnerAudit() {
  return <AuditScreen isOwner />
}

// `/tenant/settings/audit`
import { AuditScreen } from '../../features/audit/audit-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Audit log')

export default AuditScreen

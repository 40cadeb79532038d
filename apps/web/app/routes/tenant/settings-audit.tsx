// `/tenant/settings/audit`
import { AuditScreen } from '../../features/audit/audit-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('auditLog'))

export default AuditScreen

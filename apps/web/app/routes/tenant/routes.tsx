// `/tenant/routes`
import { RoutesScreen } from '../../features/routes/routes-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Routes')

export default RoutesScreen

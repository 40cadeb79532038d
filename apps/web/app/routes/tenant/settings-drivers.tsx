// `/tenant/settings/drivers`
import { DriverRulesScreen } from '../../features/settings/driver-rules-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Drivers - Settings')

export default DriverRulesScreen

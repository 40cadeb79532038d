// `/owner/regions`
import { RegionsScreen } from '../../features/owner/regions/regions-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Regions')

export default RegionsScreen

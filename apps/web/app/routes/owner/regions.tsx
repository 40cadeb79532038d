// `/owner/regions`
import { RegionsScreen } from '../../features/owner/regions/regions-screen.tsx'

export default RegionsScreen

// `/owner`
import { OwnerOverview } from '../../features/owner/overview-screen.tsx'

export default OwnerOverview

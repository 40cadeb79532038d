import { Home } from '../../features/site/home.tsx'
import { DESCRIPTION, pageMeta } from '../../features/site/meta.ts'

export const meta = () => pageMeta({ description: DESCRIPTION, path: '/' })

export default Home

import { Home } from '../../features/site/home.tsx'
import { pageMeta } from '../../features/site/meta.ts'

export const meta = () =>
  pageMeta({
    description:
      'Dropwise plans a day of deliveries on real roads, follows the vans live and tells recipients when their parcel comes. 3-day free trial, no credit card.',
    path: '/',
  })

export default Home

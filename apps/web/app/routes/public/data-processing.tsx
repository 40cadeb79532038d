import { DataProcessingPage } from '../../features/site/data-processing-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { BRAND } from '../../lib/brand-of-page.ts'

export const meta = () =>
  pageMeta({
    title: 'Data processing',
    description: `Which outside services receive data from ${BRAND.name}, what they receive and what for.`,
    path: '/data-processing',
  })

export default DataProcessingPage
